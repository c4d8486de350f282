import { Fragment } from 'react';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { sharedText } from '#texts/shared.ts';
import { moment } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Saved } from '#web/ui/saved.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';
import { doneWords, kindsOf } from './save-words.ts';
import { Troubles } from './troubles.tsx';

type Props = Editing & { isWide: boolean; onClose: () => void };

/** Always in sight: what is unsaved, and what can be done about it. */
export function SaveBar({ isWide, onClose, ...editing }: Props) {
  const { working, saving } = editing;
  const { done } = saving;
  const { t, attr } = useText();
  return (
    <div className={isWide ? styles.top : styles.foot}>
      <Troubles {...editing} />
      <div className={styles.line}>
        <div className={styles.state}>
          <State {...editing} />
          <Saved>{done !== null && working.count === 0 && doneWords(done)}</Saved>
        </div>
        <div className={styles.actions}>
          {!isWide && <Button onClick={onClose}>{t(sharedText.close)}</Button>}
          <Button
            variant="primary"
            busy={saving.isSaving}
            disabled={working.count === 0 || saving.isComparing}
            aria-keyshortcuts="Control+Enter"
            {...attr('title', questionsEditingText.saveKeys)}
            onClick={() => void saving.save()}
          >
            {t(sharedText.save)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function State({ working, saving }: Editing) {
  const { t } = useText();
  if (working.count > 0) {
    return (
      <p className={styles.unsaved}>
        <strong>{t(questionsEditingText.unsavedChanges, { count: working.count })}</strong>
        <span className={styles.kinds}>
          {kindsOf(working).map((said, index) => (
            <Fragment key={said.text.key}>
              {index > 0 && ', '}
              {t(said)}
            </Fragment>
          ))}
        </span>
        <span>
          {working.isFound &&
            working.draft &&
            t(questionsEditingText.fromThen, { at: moment(working.draft.at) })}
        </span>
        <SmallButton onPress={saving.discard}>{t(questionsEditingText.discard)}</SmallButton>
      </p>
    );
  }
  if (working.discarded) {
    return (
      <p>
        {t(questionsEditingText.changesDiscarded)} <span aria-hidden="true">·</span>{' '}
        <SmallButton onPress={working.undo} hasFocus>
          {t(sharedText.undo)}
        </SmallButton>
      </p>
    );
  }
  return saving.done ? null : <p>{t(questionsEditingText.noChanges)}</p>;
}
