import { Fragment } from 'react';
import type { Change } from '#contract/history/history.ts';
import { historyMessages } from '#messages/history/history.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { addedAndRemoved, lowercaseInitial, truncateTexts } from './change-texts.ts';
import styles from './history.module.css';
import { LocalizedTexts } from './localized-texts.tsx';

/** So many changes are in the line itself; the others are in the details. */
const MAX_INLINE = 3;
const MAX_LENGTH = 60;

/** Several fields of a new record are not listed as changes. */
export function hasChanges(changes: readonly Change[]): boolean {
  const isNew = changes.every(({ before }) => before === null);
  return changes.length > 0 && !(isNew && changes.length > 1);
}

/** 'email old → new, roles + Mentor, round: 2'. */
export function InlineChanges({ changes }: { changes: readonly Change[] }) {
  const { t, words } = useTranslation();
  const more = changes.length - MAX_INLINE;
  const inline = changes.slice(0, MAX_INLINE).map((change, index) => (
    <Fragment key={words(change.field)}>
      {index > 0 && ', '}
      <InlineChange change={change} />
    </Fragment>
  ));
  return more > 0 ? t(historyMessages.andMore, { changes: inline, more }) : inline;
}

/** A value without an old one, such as the reason for what was done. */
export const isPlainValue = (change: Change) =>
  change.before === null && addedAndRemoved(change).length === 0;

function InlineChange({ change }: { change: Change }) {
  const { t } = useTranslation();
  const { before, after } = change;
  const field = t(lowercaseInitial(change.field));
  const render = (pieces: Change['after']) =>
    pieces ? (
      <LocalizedTexts pieces={truncateTexts(pieces, MAX_LENGTH)} />
    ) : (
      t(sharedMessages.nothing)
    );
  const items = addedAndRemoved(change);
  if (items.length > 0) return t(historyMessages.fieldMoved, { field, value: render(items) });
  if (isPlainValue(change)) return t(historyMessages.fieldIs, { field, value: render(after) });
  return t(historyMessages.fieldChanged, {
    field,
    before: <del className={styles.before}>{render(before)}</del>,
    arrow: (sign) => <span aria-hidden="true">{sign}</span>,
    heard: (words) => <span className="visually-hidden">{words}</span>,
    after: render(after),
  });
}
