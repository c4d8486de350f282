import type { ReactNode } from 'react';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { sharedText } from '#texts/shared.ts';
import { writingText } from '#texts/writing.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';
import { shown } from './working-copy.ts';

/** What stands in the way of saving, and the next thing to do. */
export function Troubles(editing: Editing) {
  const { t } = useText();
  const { working, saving } = editing;
  const { problem } = saving;
  if (saving.isComparing) return null;
  if (saving.isClash) {
    return (
      <Notice tone="warn" role="alert">
        <p>{t(questionsEditingText.savedMeanwhile)}</p>
        <Button onClick={saving.compare}>{t(writingText.compare)}</Button>
      </Notice>
    );
  }
  if (problem) return <NotSaved {...editing} problem={problem} />;
  if (working.draft && !working.isKept) {
    return <Notice tone="warn">{t(writingText.notKept, { strong })}</Notice>;
  }
  return null;
}

const strong = (inside: ReactNode) => <strong>{inside}</strong>;

type Problem = NonNullable<Editing['saving']['problem']>;

function NotSaved({ working, saving, acts, problem }: Editing & { problem: Problem }) {
  const { t } = useText();
  const rows = shown(working.copy).flatMap(({ key, question }, index) => {
    const row = problem.rows.find((one) => one.key === key && one.text === question);
    return row ? [{ ...row, number: index + 1 }] : [];
  });
  if (problem.rows.length > 0 && rows.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>
        {rows.length === 0
          ? t(questionsEditingText.notSaved, { strong, why: problem.reason })
          : t(questionsEditingText.notSavedAtAll, { strong })}{' '}
        {working.isKept && t(questionsEditingText.keptHere)}
      </p>
      {rows.map(({ key, number, message }) => (
        <p key={key}>
          {t(questionsEditingText.refused, {
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
        <Button onClick={() => void saving.save()}>{t(sharedText.tryAgain)}</Button>
      )}
    </Notice>
  );
}
