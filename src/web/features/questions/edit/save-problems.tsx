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

/** What prevents saving, and what to do next. */
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
  if (working.draft && !working.isPersisted) {
    return <Callout tone="warn">{t(writingMessages.notKept, { strong })}</Callout>;
  }
  return null;
}

const strong = (inside: ReactNode) => <strong>{inside}</strong>;

type Problem = NonNullable<Editing['saving']['problem']>;

function NotSaved({ working, saving, actions, problem }: Editing & { problem: Problem }) {
  const { t } = useTranslation();
  const rows = visibleQuestions(working.copy).flatMap(({ key, question }, index) => {
    const row = problem.rows.find((sent) => sent.key === key && sent.text === question);
    return row ? [{ ...row, number: index + 1 }] : [];
  });
  if (problem.rows.length > 0 && rows.length === 0) return null;
  return (
    <Callout tone="danger" role="alert">
      <p>
        {rows.length === 0
          ? t(questionsEditingMessages.notSaved, { strong, why: problem.reason })
          : t(questionsEditingMessages.notSavedAtAll, { strong })}{' '}
        {working.isPersisted && t(questionsEditingMessages.keptHere)}
      </p>
      {rows.map(({ key, number, message }) => (
        <p key={key}>
          {t(questionsEditingMessages.refused, {
            question: (inside) => (
              <button type="button" className={styles.row} onClick={() => actions.open(key)}>
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
