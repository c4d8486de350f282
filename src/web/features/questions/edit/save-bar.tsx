import { Fragment, useId } from 'react';
import { type Message, message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { Changes } from '#web/features/questions/state/changes.ts';
import type { SavedQuestionList } from '#web/features/questions/state/saved-questions.ts';
import type { Saving } from '#web/features/questions/state/use-save.ts';
import type { Working } from '#web/features/questions/state/use-working-copy.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { hasShifted, PairsShifted } from './pairs-shifted.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';
import { SaveProblems } from './save-problems.tsx';
import { ShorterInTeReo, shorterInTeReo } from './shorter-in-te-reo.tsx';
import { StillEnglish, stillEnglish } from './still-english.tsx';

type Props = Editing & {
  other: SavedQuestionList | undefined;
  isWide: boolean;
  onClose: () => void;
};

/** What is unsaved, and what can be done about it. Always in view. */
export function SaveBar({ other, isWide, onClose, ...editing }: Props) {
  const { working, saving, locale } = editing;
  const { result } = saving;
  const note = useId();
  const shorter = working.isComparing ? null : shorterInTeReo(working.copy, locale, other);
  const still = working.isComparing ? null : stillEnglish(working.copy, locale, other);
  const { t, attr } = useTranslation();
  return (
    <div className={isWide ? styles.top : styles.foot}>
      <SaveProblems {...editing} />
      {still && <StillEnglish still={still} />}
      {hasShifted(editing, other) && <PairsShifted locale={locale} />}
      {shorter && <ShorterInTeReo id={note} shorter={shorter} />}
      <div className={styles.line}>
        <div className={styles.state}>
          <SaveState {...editing} />
          <SavedTick>{result !== null && working.count === 0 && savedMessage(result)}</SavedTick>
        </div>
        <div className={styles.actions}>
          {!isWide && <Button onClick={onClose}>{t(sharedMessages.close)}</Button>}
          <Button
            variant="primary"
            busy={working.isSaving}
            disabled={working.count === 0 || working.isComparing}
            aria-describedby={shorter ? note : undefined}
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

function SaveState({ working, saving }: Editing) {
  const { t } = useTranslation();
  if (working.count > 0) {
    return (
      <p className={styles.unsaved}>
        <strong>{t(questionsEditingMessages.unsavedChanges, { count: working.count })}</strong>
        <span className={styles.kinds}>
          {changeMessages(working).map((change, index) => (
            <Fragment key={change.descriptor.key}>
              {index > 0 && ', '}
              {t(change)}
            </Fragment>
          ))}
        </span>
        <span>
          {working.isLeftover &&
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
  return saving.result ? null : <p>{t(questionsEditingMessages.noChanges)}</p>;
}

const kindMessages = {
  added: questionsEditingMessages.added,
  changed: questionsEditingMessages.changed,
  deleted: questionsEditingMessages.gone,
  moved: questionsEditingMessages.moved,
} satisfies Record<keyof Changes, object>;

const changeKinds = Object.keys(kindMessages) as (keyof Changes)[];

/** What the changes are, if there are several. */
const changeMessages = ({ changes, count }: Working): Message[] =>
  count > 1
    ? changeKinds
        .filter((kind) => changes[kind] > 0)
        .map((kind) => message(kindMessages[kind], { number: changes[kind] }))
    : [];

/** Says that it is saved, and how many learners are part-way and keep their questions. */
function savedMessage({ at, partWay: count }: NonNullable<Saving['result']>): Message {
  if (at === null) {
    return count === 0
      ? message(questionsEditingMessages.savedForAll)
      : message(questionsEditingMessages.savedPartWay, { count });
  }
  return count === 0
    ? message(questionsEditingMessages.savedForAllAt, { at: formatTimeOrDate(at) })
    : message(questionsEditingMessages.savedPartWayAt, { at: formatTimeOrDate(at), count });
}
