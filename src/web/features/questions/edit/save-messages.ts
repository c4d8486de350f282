import { type Message, message } from '#lib/messages/message.ts';
import { questionsEditingMessages as said } from '#messages/learning/questions-editing.ts';
import type { Changes } from '#web/features/questions/state/changes.ts';
import type { Saving } from '#web/features/questions/state/use-save.ts';
import type { Working } from '#web/features/questions/state/use-working-copy.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';

const kinds = {
  added: said.added,
  changed: said.changed,
  deleted: said.gone,
  moved: said.moved,
} satisfies Record<keyof Changes, object>;

const everyKind = Object.keys(kinds) as (keyof Changes)[];

/** What the changes are, where there are several. */
export const changeMessages = ({ changes, count }: Working): Message[] =>
  count > 1
    ? everyKind
        .filter((kind) => changes[kind] > 0)
        .map((kind) => message(kinds[kind], { number: changes[kind] }))
    : [];

/** That it is saved, and for whom: those who are part-way go on with what they began with. */
export function savedMessage({ at, partWay: count }: NonNullable<Saving['done']>): Message {
  if (at === null) {
    return count === 0 ? message(said.savedForAll) : message(said.savedPartWay, { count });
  }
  return count === 0
    ? message(said.savedForAllAt, { at: formatTimeOrDate(at) })
    : message(said.savedPartWayAt, { at: formatTimeOrDate(at), count });
}
