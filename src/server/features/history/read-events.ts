import { desc } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { historyIndex } from '#contract/history.ts';
import { isAmong } from '#server/platform/among.ts';
import type { Context } from '#server/platform/context.ts';
import type { Speak } from '#server/platform/texts.ts';
import { auditEvents } from '#server/schema/index.ts';
import { historyNamesText } from '#texts/history-names.ts';
import type { Text } from '#texts/text.ts';
import { changesOf } from './changes.ts';
import { type Names, readNames } from './names.ts';

export type Event = Reply<typeof historyIndex>['history']['data'][number];
type Row = typeof auditEvents.$inferSelect;

/** These events, newest first, with the names that people and things have now. */
export async function readEvents(ctx: Context, uuids: readonly string[]): Promise<Event[]> {
  if (uuids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(auditEvents)
    .where(isAmong(auditEvents.uuid, uuids))
    .orderBy(desc(auditEvents.at), desc(auditEvents.uuid));
  const names = await readNames(ctx, rows.flatMap(uuidsIn));
  return rows.map((row) => eventOf(ctx, row, names));
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whom it names: the two sides of it, and whatever is spoken of in what changed. */
const uuidsIn = ({ actor, subject, before, after }: Row): string[] => [
  ...(actor ? [actor] : []),
  subject,
  ...(JSON.stringify([before, after]).match(uuids) ?? []),
];

function eventOf({ speak, locale }: Context, row: Row, names: Names): Event {
  const { uuid, at, action, subject, address, before, after } = row;
  const actor = names.get(row.actor ?? '');
  const { by, import: byImport } = Object(after);
  return {
    ...{ uuid, at, action, address },
    actor: actor ? { uuid: actor.uuid, name: actor.name } : null,
    service: by === 'stripe' ? 'Stripe' : null,
    subject: {
      uuid: subject,
      name: names.get(subject)?.name ?? lastName(speak, after) ?? lastName(speak, before),
      type: row.subjectType,
    },
    changes: changesOf({ before, after }, { names, speak, locale }),
    by_import: typeof byImport === 'string' ? byImport : null,
  };
}

/** What something that is gone was called, as far as the event itself tells. */
function lastName(speak: Speak, recorded: unknown): string | null {
  const { name, title, number, email, what } = Object(recorded);
  const called = [name, title, number, email].find((one) => typeof one === 'string');
  if (called !== undefined || typeof what !== 'string') return called ?? null;
  const list = lists[what];
  return list ? speak(list) : what;
}

/** What was taken away, by what its event is told of it. */
const lists: Readonly<Record<string, Text>> = {
  history: historyNamesText.theHistory,
  // As it was told of until there were texts.
  'the history': historyNamesText.theHistory,
  users: historyNamesText.users,
  organisations: historyNamesText.organisations,
  subscriptions: historyNamesText.subscriptions,
  texts: historyNamesText.texts,
};
