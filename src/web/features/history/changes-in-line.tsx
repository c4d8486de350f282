import { Fragment } from 'react';
import type { Change } from '#contract/history.ts';
import { historyText } from '#texts/history.ts';
import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './history.module.css';
import { InWords } from './in-words.tsx';
import { movedIn, shortened, withSmallInitial } from './pieces.ts';

/** So many are told in the line itself; the others are in the details. */
const TOLD = 3;

/** Of something that is new, its fields are no changes. */
export function hasChanges(changes: readonly Change[]): boolean {
  const isNew = changes.every(({ before }) => before === null);
  return changes.length > 0 && !(isNew && changes.length > 1);
}

/** 'email old → new, roles + Mentor, round: 2'. */
export function ChangesInLine({ changes }: { changes: readonly Change[] }) {
  const { t, words } = useText();
  const more = changes.length - TOLD;
  const told = changes.slice(0, TOLD).map((change, index) => (
    <Fragment key={words(change.field)}>
      {index > 0 && ', '}
      <ChangeInLine change={change} />
    </Fragment>
  ));
  return more > 0 ? t(historyText.andMore, { changes: told, more }) : told;
}

/** No change of anything: a value that was not there, such as the reason of what was done. */
export const isValue = (change: Change) => change.before === null && movedIn(change).length === 0;

function ChangeInLine({ change }: { change: Change }) {
  const { t } = useText();
  const { before, after } = change;
  const field = t(withSmallInitial(change.field));
  const shown = (pieces: Change['after']) =>
    pieces ? <InWords pieces={shortened(pieces, LONG)} /> : t(sharedText.nothing);
  const moved = movedIn(change);
  if (moved.length > 0) return t(historyText.fieldMoved, { field, value: shown(moved) });
  if (isValue(change)) return t(historyText.fieldIs, { field, value: shown(after) });
  return t(historyText.fieldChanged, {
    field,
    before: <del className={styles.before}>{shown(before)}</del>,
    arrow: (sign) => <span aria-hidden="true">{sign}</span>,
    heard: (words) => <span className="visually-hidden">{words}</span>,
    after: shown(after),
  });
}

const LONG = 60;
