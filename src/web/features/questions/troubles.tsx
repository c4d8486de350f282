import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';
import { shown } from './working-copy.ts';

/** What stands in the way of saving, and the next thing to do. */
export function Troubles(editing: Editing) {
  const { working, saving } = editing;
  const { problem } = saving;
  if (saving.isComparing) return null;
  if (saving.isClash) {
    return (
      <Notice tone="warn" role="alert">
        <p>Another list of these questions was saved while you were changing them.</p>
        <Button onClick={saving.compare}>Compare the two</Button>
      </Notice>
    );
  }
  if (problem) return <NotSaved {...editing} problem={problem} />;
  if (working.draft && !working.isKept) {
    return (
      <Notice tone="warn">
        <strong>Not kept on this device</strong>, whose storage is full or blocked. Save before you
        leave this page.
      </Notice>
    );
  }
  return null;
}

type Problem = NonNullable<Editing['saving']['problem']>;

function NotSaved({ working, saving, acts, problem }: Editing & { problem: Problem }) {
  const rows = shown(working.copy).flatMap(({ key, question }, index) => {
    const row = problem.rows.find((one) => one.key === key && one.text === question);
    return row ? [{ ...row, number: index + 1 }] : [];
  });
  if (problem.rows.length > 0 && rows.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>
        <strong>Not saved.</strong> {rows.length === 0 && problem.reason}{' '}
        {working.isKept && 'Your changes are kept on this device.'}
      </p>
      {rows.map(({ key, number, message }) => (
        <p key={key}>
          <button type="button" className={styles.row} onClick={() => acts.open(key)}>
            Question {number}
          </button>
          : {message}
        </p>
      ))}
      {rows.length === 0 && <Button onClick={() => void saving.save()}>Try again</Button>}
    </Notice>
  );
}
