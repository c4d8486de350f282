import type { Change } from '#contract/history.ts';
import styles from './history.module.css';

/** So many are told in the line itself; the others are in the details. */
const TOLD = 3;

/** 'email old → new, roles + Mentor'. Of something that is new, its fields are no changes. */
export function ChangesInLine({ changes }: { changes: readonly Change[] }) {
  const isNew = changes.every(({ before }) => before === null);
  if (changes.length === 0 || (isNew && changes.length > 1)) return null;
  const more = changes.length - TOLD;
  return (
    <span className={styles.changes}>
      {': '}
      {changes.slice(0, TOLD).map((change, index) => (
        <span key={change.field}>
          {index > 0 && ', '}
          <ChangeInLine change={change} />
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </span>
  );
}

function ChangeInLine({ change: { field, before, after, added, removed } }: { change: Change }) {
  const name = field.charAt(0).toLowerCase() + field.slice(1);
  const moved = [...added.map((one) => `+ ${one}`), ...removed.map((one) => `− ${one}`)];
  if (moved.length > 0) return `${name} ${shortened(moved.join(', '))}`;
  if (before === null) return `${name} ${shortened(after)}`;
  return (
    <>
      {name} <del className={styles.before}>{shortened(before)}</del>{' '}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden"> to </span> {shortened(after)}
    </>
  );
}

const LONG = 60;

const shortened = (text: string | null) =>
  text === null ? 'nothing' : text.length > LONG ? `${text.slice(0, LONG)}…` : text;
