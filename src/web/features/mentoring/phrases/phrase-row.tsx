import { type Phrase, proposePhrase, removePhrase } from '#contract/phrases/phrases.ts';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { shortened } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { PhraseQuestion } from './phrase-question.tsx';
import styles from './phrases.module.css';

type Props = {
  phrase: Phrase;
  onEdit: () => void;
  onDone: (words: DisplayText) => void;
  onRemoved: () => void;
};

const statuses = {
  own: null,
  proposed: { tone: 'info', label: phrasesMessages.proposed },
  approved: { tone: 'ok', label: phrasesMessages.ofTheTeam },
  declined: { tone: 'muted', label: phrasesMessages.declined },
} as const;

/** One of a mentor's own phrases. What is the team's by now can only be read. */
export function PhraseRow({ phrase, ...actions }: Props) {
  const { t } = useTranslation();
  const { text, question, status } = phrase;
  const label = statuses[status];
  return (
    <div className={styles.row}>
      <p className={styles.text}>{text}</p>
      <p className={styles.quiet}>
        <PhraseQuestion question={question} />
        {label && <Status tone={label.tone}>{t(label.label)}</Status>}
      </p>
      {status !== 'approved' && <RowActions phrase={phrase} {...actions} />}
    </div>
  );
}

function RowActions({ phrase: { uuid, text, status }, onEdit, onDone, onRemoved }: Props) {
  const propose = useWrite(proposePhrase);
  const remove = useWrite(removePhrase);
  const isProposed = status === 'proposed';

  const [act, isBusy] = useOneAtATime(
    async (work: () => Promise<unknown>, succeeded: () => void) => {
      try {
        await work();
        succeeded();
      } catch (error) {
        onDone(errorMessage(error));
      }
    },
  );

  return (
    <div className={styles.actions}>
      <RowButton
        label={phrasesMessages.edit}
        full={phrasesMessages.editIt}
        text={text}
        onClick={onEdit}
      />
      <RowButton
        label={isProposed ? phrasesMessages.withdraw : phrasesMessages.propose}
        full={isProposed ? phrasesMessages.withdrawIt : phrasesMessages.proposeIt}
        text={text}
        isBusy={isBusy && !remove.isPending}
        onClick={() =>
          void act(
            () => propose.mutateAsync({ body: { uuid, proposed: !isProposed } }),
            () => onDone(''),
          )
        }
      />
      <RowButton
        label={phrasesMessages.remove}
        full={phrasesMessages.removeIt}
        text={text}
        isBusy={isBusy && !propose.isPending}
        onClick={() => void act(() => remove.mutateAsync({ body: { uuid } }), onRemoved)}
      />
    </div>
  );
}

type RowButtonProps = {
  label: MessageDescriptor;
  full: MessageDescriptor<'phrase'>;
  text: string;
  isBusy?: boolean;
  onClick: () => void;
};

/** Named by its row for whoever hears it alone. */
export function RowButton({ label, full, text, isBusy = false, onClick }: RowButtonProps) {
  const { t, fullName } = useTranslation();
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      onClick={onClick}
      {...fullName(label, message(full, { phrase: shortened(text, 60) }))}
    >
      {t(label)}
    </Button>
  );
}
