import { useRef, useState } from 'react';
import type { Lookup, LookupKind } from '#contract/learning/lookups.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { learningWordsMessages } from '#messages/learning/learning-words.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useHasDraft } from '#web/platform/drafts/use-stored-drafts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { Status } from '#web/ui/status/status.tsx';
import { LookupForm } from './lookup-form.tsx';
import styles from './lookups.module.css';
import { lookupDraftKey } from './use-lookup-form.ts';
import type { useRetire } from './use-retire.ts';

type Props = {
  kind: LookupKind;
  lookup: Lookup;
  mayWrite: boolean;
  feedback: Feedback | null;
  onDone: (about: string, text: Translatable) => void;
  retire: ReturnType<typeof useRetire>;
};

export function LookupRow({ kind, lookup, mayWrite, feedback, onDone, retire }: Props) {
  const { uuid, name, retired, pods_count: count } = lookup;
  const { t, fullName } = useTranslation();
  const hasDraft = useHasDraft(lookupDraftKey(kind, lookup));
  const [isRenaming, setRenaming] = useState(mayWrite && hasDraft);
  const wasRenaming = useRef(false);
  const isBusy = retire.isBusy(lookup);

  function closeForm() {
    wasRenaming.current = true;
    setRenaming(false);
  }

  /** The button that opened the form takes the focus once it is back. */
  function restoreFocus(button: HTMLButtonElement | null) {
    if (!button || !wasRenaming.current) return;
    wasRenaming.current = false;
    button.focus();
  }

  if (isRenaming) {
    return (
      <li className={styles.row}>
        <LookupForm
          kind={kind}
          lookup={lookup}
          onClose={closeForm}
          onSaved={() => onDone(uuid, learningWordsMessages.renamed)}
        />
      </li>
    );
  }
  const isMarked = feedback?.about === uuid && feedback.isMarked;
  return (
    <li className={isMarked ? `${styles.row} ${styles.marked}` : styles.row}>
      <div className={styles.word}>
        <span className={styles.name}>
          {name} <RowFeedback feedback={feedback} about={uuid} />
          {retire.undoable === uuid && (
            <SmallButton
              onPress={() => void retire.change(lookup, true)}
              label={message(learningMessages.undo, { what: name })}
              busy={isBusy}
            >
              {t(sharedMessages.undo)}
            </SmallButton>
          )}
        </span>
        <small>
          {count === 0
            ? t(learningWordsMessages.inNoPod)
            : t(learningWordsMessages.inPods, { count })}
        </small>
      </div>
      <Status tone={retired ? 'muted' : 'ok'}>
        {t(retired ? learningWordsMessages.retired : learningWordsMessages.offered)}
      </Status>
      {mayWrite && (
        <span className={styles.actions}>
          <Button
            ref={restoreFocus}
            variant="quiet"
            {...fullName(
              learningWordsMessages.rename,
              message(learningWordsMessages.renameWord, { word: name }),
            )}
            onClick={() => setRenaming(true)}
          >
            {t(learningWordsMessages.rename)}
          </Button>
          <RetireButton
            lookup={lookup}
            isBusy={isBusy}
            onPress={() => void retire.change(lookup)}
          />
        </span>
      )}
    </li>
  );
}

type RetireProps = Pick<Props, 'lookup'> & { isBusy: boolean; onPress: () => void };

function RetireButton({ lookup, isBusy, onPress }: RetireProps) {
  const { name, retired } = lookup;
  const { t, fullName } = useTranslation();
  const act = retired ? learningWordsMessages.offerAgain : learningWordsMessages.retire;
  return (
    <Button
      variant="quiet"
      className={styles.retire ?? ''}
      {...fullName(act, message(learningWordsMessages.actOn, { act, word: name }))}
      busy={isBusy}
      onClick={onPress}
    >
      {t(act)}
    </Button>
  );
}
