import { Fragment } from 'react';
import type { Change } from '#contract/history.ts';
import { historyText } from '#texts/history.ts';
import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './history.module.css';

/** So many are told in the line itself; the others are in the details. */
const TOLD = 3;

/** Of something that is new, its fields are no changes. */
export function hasChanges(changes: readonly Change[]): boolean {
  const isNew = changes.every(({ before }) => before === null);
  return changes.length > 0 && !(isNew && changes.length > 1);
}

/** 'email old → new, roles + Mentor'. */
export function ChangesInLine({ changes }: { changes: readonly Change[] }) {
  const { t } = useText();
  const more = changes.length - TOLD;
  const told = changes.slice(0, TOLD).map((change, index) => (
    <Fragment key={change.field}>
      {index > 0 && ', '}
      <ChangeInLine change={change} />
    </Fragment>
  ));
  return more > 0 ? t(historyText.andMore, { changes: told, more }) : told;
}

function ChangeInLine({ change }: { change: Change }) {
  const { t } = useText();
  const { before, after, added, removed } = change;
  const field = change.field.charAt(0).toLowerCase() + change.field.slice(1);
  const shown = (text: string | null) => (text === null ? t(sharedText.nothing) : shortened(text));
  const moved = [...added.map((one) => `+ ${one}`), ...removed.map((one) => `− ${one}`)];
  if (moved.length > 0) return t(historyText.fieldIs, { field, value: shown(moved.join(', ')) });
  if (before === null) return t(historyText.fieldIs, { field, value: shown(after) });
  return t(historyText.fieldChanged, {
    field,
    before: <del className={styles.before}>{shown(before)}</del>,
    arrow: (sign) => <span aria-hidden="true">{sign}</span>,
    heard: (words) => <span className="visually-hidden">{words}</span>,
    after: shown(after),
  });
}

const LONG = 60;

const shortened = (text: string) => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);
