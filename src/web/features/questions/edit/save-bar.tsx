import { Fragment } from 'react';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';
import { changeMessages, savedMessage } from './save-messages.ts';
import { SaveProblems } from './save-problems.tsx';

type Props = Editing & { isWide: boolean; onClose: () => void };

/** Always in sight: what is unsaved, and what can be done about it. */
export function SaveBar({ isWide, onClose, ...editing }: Props) {
  const { working, saving } = editing;
  const { done } = saving;
  const { t, attr } = useTranslation();
  return (
    <div className={isWide ? styles.top : styles.foot}>
      <SaveProblems {...editing} />
      <div className={styles.line}>
        <div className={styles.state}>
          <State {...editing} />
          <SavedTick>{done !== null && working.count === 0 && savedMessage(done)}</SavedTick>
        </div>
        <div className={styles.actions}>
          {!isWide && <Button onClick={onClose}>{t(sharedMessages.close)}</Button>}
          <Button
            variant="primary"
            busy={working.isSaving}
            disabled={working.count === 0 || working.isComparing}
            aria-keyshortcuts="Control+Enter"
            {...attr('title', questionsEditingMessages.saveKeys)}
            onClick={() => void saving.save()}
          >
            {t(sharedMessages.save)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function State({ working, saving }: Editing) {
  const { t } = useTranslation();
  if (working.count > 0) {
    return (
      <p className={styles.unsaved}>
        <strong>{t(questionsEditingMessages.unsavedChanges, { count: working.count })}</strong>
        <span className={styles.kinds}>
          {changeMessages(working).map((said, index) => (
            <Fragment key={said.descriptor.key}>
              {index > 0 && ', '}
              {t(said)}
            </Fragment>
          ))}
        </span>
        <span>
          {working.isFound &&
            working.draft &&
            t(questionsEditingMessages.fromThen, { at: formatTimeOrDate(working.draft.at) })}
        </span>
        <SmallButton onPress={saving.discard}>{t(questionsEditingMessages.discard)}</SmallButton>
      </p>
    );
  }
  if (working.discarded) {
    return (
      <p>
        {t(questionsEditingMessages.changesDiscarded)} <span aria-hidden="true">·</span>{' '}
        <SmallButton onPress={working.undo} hasFocus>
          {t(sharedMessages.undo)}
        </SmallButton>
      </p>
    );
  }
  return saving.done ? null : <p>{t(questionsEditingMessages.noChanges)}</p>;
}
