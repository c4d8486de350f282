import type { ReactNode } from 'react';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { visibleQuestions } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';

/** What stands in the way of saving, and the next thing to do. */
export function SaveProblems(editing: Editing) {
  const { t } = useTranslation();
  const { working, saving } = editing;
  const { problem } = saving;
  if (working.isComparing) return null;
  if (working.isConflict) {
    return (
      <Callout tone="warn" role="alert">
        <p>{t(questionsEditingMessages.savedMeanwhile)}</p>
        <Button onClick={working.compare}>{t(writingMessages.compare)}</Button>
      </Callout>
    );
  }
  if (problem) return <NotSaved {...editing} problem={problem} />;
  if (working.draft && !working.isKept) {
    return <Callout tone="warn">{t(writingMessages.notKept, { strong })}</Callout>;
  }
  return null;
}

const strong = (inside: ReactNode) => <strong>{inside}</strong>;

type Problem = NonNullable<Editing['saving']['problem']>;

function NotSaved({ working, saving, acts, problem }: Editing & { problem: Problem }) {
  const { t } = useTranslation();
  const rows = visibleQuestions(working.copy).flatMap(({ key, question }, index) => {
    const row = problem.rows.find((one) => one.key === key && one.text === question);
    return row ? [{ ...row, number: index + 1 }] : [];
  });
  if (problem.rows.length > 0 && rows.length === 0) return null;
  return (
    <Callout tone="danger" role="alert">
      <p>
        {rows.length === 0
          ? t(questionsEditingMessages.notSaved, { strong, why: problem.reason })
          : t(questionsEditingMessages.notSavedAtAll, { strong })}{' '}
        {working.isKept && t(questionsEditingMessages.keptHere)}
      </p>
      {rows.map(({ key, number, message }) => (
        <p key={key}>
          {t(questionsEditingMessages.refused, {
            question: (inside) => (
              <button type="button" className={styles.row} onClick={() => acts.open(key)}>
                {inside}
              </button>
            ),
            number,
            why: message,
          })}
        </p>
      ))}
      {rows.length === 0 && (
        <Button onClick={() => void saving.save()}>{t(sharedMessages.tryAgain)}</Button>
      )}
    </Callout>
  );
}
