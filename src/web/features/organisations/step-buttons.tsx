import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './organisation-panel.module.css';

type Row = { uuid: string; name: string };
type Props = { uuid: string; rows: readonly Row[]; onStep: (uuid: string) => void };

/** To the row above or below in the list; the focus stays, so that one can go on pressing. */
export function StepButtons({ uuid, rows, onStep }: Props) {
  const at = rows.findIndex((row) => row.uuid === uuid);
  if (at === -1) return null;
  return (
    <span className={styles.steps}>
      <Step icon="chevron-up" word="Previous" to={rows[at - 1]} onStep={onStep} />
      <Step icon="chevron-down" word="Next" to={rows[at + 1]} onStep={onStep} />
    </span>
  );
}

type StepProps = {
  icon: 'chevron-up' | 'chevron-down';
  word: string;
  to: Row | undefined;
  onStep: (uuid: string) => void;
};

function Step({ icon, word, to, onStep }: StepProps) {
  return (
    <Button
      disabled={!to}
      aria-label={to ? `${word}: ${to.name}` : `${word}: none on this page`}
      onClick={() => to && onStep(to.uuid)}
    >
      <Icon name={icon} />
    </Button>
  );
}
