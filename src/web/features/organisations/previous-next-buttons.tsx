import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './organisation-panel.module.css';

type Row = { uuid: string; name: string };
type Props = { uuid: string; rows: readonly Row[]; onStep: (uuid: string) => void };

/** To the row above or below in the list; the focus stays, so that one can go on pressing. */
export function PreviousNextButtons({ uuid, rows, onStep }: Props) {
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
  named: organisationsMessages.previous,
  none: organisationsMessages.noPrevious,
} as const;

const next = {
  icon: 'chevron-down',
  named: organisationsMessages.next,
  none: organisationsMessages.noNext,
} as const;

type StepProps = {
  icon: 'chevron-up' | 'chevron-down';
  named: MessageDescriptor<'name'>;
  none: MessageDescriptor;
  to: Row | undefined;
  onStep: (uuid: string) => void;
};

function Step({ icon, named, none, to, onStep }: StepProps) {
  const { attr } = useTranslation();
  return (
    <Button
      disabled={!to}
      {...attr('aria-label', to ? message(named, { name: to.name }) : none)}
      onClick={() => to && onStep(to.uuid)}
    >
      <Icon name={icon} />
    </Button>
  );
}
