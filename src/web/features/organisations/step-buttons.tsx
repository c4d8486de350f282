import { organisationsText } from '#texts/organisations.ts';
import { say, type Text } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
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
      <Step {...previous} to={rows[at - 1]} onStep={onStep} />
      <Step {...next} to={rows[at + 1]} onStep={onStep} />
    </span>
  );
}

const previous = {
  icon: 'chevron-up',
  named: organisationsText.previous,
  none: organisationsText.noPrevious,
} as const;

const next = {
  icon: 'chevron-down',
  named: organisationsText.next,
  none: organisationsText.noNext,
} as const;

type StepProps = {
  icon: 'chevron-up' | 'chevron-down';
  named: Text<'name'>;
  none: Text;
  to: Row | undefined;
  onStep: (uuid: string) => void;
};

function Step({ icon, named, none, to, onStep }: StepProps) {
  const { attr } = useText();
  return (
    <Button
      disabled={!to}
      {...attr('aria-label', to ? say(named, { name: to.name }) : none)}
      onClick={() => to && onStep(to.uuid)}
    >
      <Icon name={icon} />
    </Button>
  );
}
