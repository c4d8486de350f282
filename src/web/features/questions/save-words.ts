import { moment } from '#web/platform/format.ts';
import { inWords } from './changes.ts';
import type { Saving } from './use-save.ts';
import type { Working } from './use-working-copy.ts';

/** What the changes are, where there are several. */
export const kindsOf = ({ changes, count }: Working) => (count > 1 ? inWords(changes) : '');

/** Of changes that were found here: since when. */
export const sinceWhen = ({ draft, isFound }: Working) =>
  isFound && draft ? `from ${moment(draft.at)}` : '';

/** That it is saved, and for whom: those who are part-way go on with what they began with. */
export function doneWords({ at, partWay }: NonNullable<Saving['done']>): string {
  const saved = at === null ? 'Saved' : `Saved ${moment(at)}`;
  if (partWay === 0) return `${saved}. No learner is part-way.`;
  return partWay === 1
    ? `${saved}. 1 learner is part-way and keeps what they began with.`
    : `${saved}. ${partWay} learners are part-way and keep what they began with.`;
}
