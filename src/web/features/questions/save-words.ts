import { questionsEditingText as said } from '#texts/questions-editing.ts';
import { type Said, say } from '#texts/text.ts';
import { moment } from '#web/platform/format.ts';
import type { Changes } from './changes.ts';
import type { Saving } from './use-save.ts';
import type { Working } from './use-working-copy.ts';

const kinds = {
  added: said.added,
  changed: said.changed,
  deleted: said.gone,
  moved: said.moved,
} satisfies Record<keyof Changes, object>;

const everyKind = Object.keys(kinds) as (keyof Changes)[];

/** What the changes are, where there are several. */
export const kindsOf = ({ changes, count }: Working): Said[] =>
  count > 1
    ? everyKind
        .filter((kind) => changes[kind] > 0)
        .map((kind) => say(kinds[kind], { number: changes[kind] }))
    : [];

/** That it is saved, and for whom: those who are part-way go on with what they began with. */
export function doneWords({ at, partWay: count }: NonNullable<Saving['done']>): Said {
  if (at === null) {
    return count === 0 ? say(said.savedForAll) : say(said.savedPartWay, { count });
  }
  return count === 0
    ? say(said.savedForAllAt, { at: moment(at) })
    : say(said.savedPartWayAt, { at: moment(at), count });
}
