import { and, desc, getTableColumns, not, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import type { historyIndex } from '#contract/history/history.ts';
import { jobLabels } from '#contract/system/job-words.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { historyNamesMessages } from '#messages/history/history-names.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { preparedQuery } from '#server/platform/data/prepared-query.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { auditEvents, users } from '#server/schema/index.ts';
import { changesOf } from './changes.ts';
import { fieldsOf } from './format-value.ts';
import type { Localize } from './labels.ts';
import { type Names, namedIn, readNames } from './names.ts';
import { shownAction } from './shown-action.ts';

export type Event = Reply<typeof historyIndex>['history']['data'][number];
type Row = typeof auditEvents.$inferSelect;

/** These events, newest first, with the names that people and things have now. */
export async function readEvents(ctx: ScopedContext, uuids: readonly string[]): Promise<Event[]> {
  if (uuids.length === 0) return [];
  const rows = await selectEvents(ctx.db).execute({ uuids });
  const names = await readNames(ctx, rows.flatMap(uuidsIn));
  for (const uuid of await gone(ctx, rows)) names.delete(uuid);
  return rows.map((row) => eventOf(ctx, row, names));
}

const selectEvents = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(auditEvents), action: shownAction })
    .from(auditEvents)
    .where(sql`${auditEvents.uuid} = any(${sql.placeholder('uuids')}::uuid[])`)
    .orderBy(desc(auditEvents.at), desc(auditEvents.uuid))
    .prepare('history_events'),
);

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Every uuid in an event: its actor and their token, its subject and those in its changes. */
const uuidsIn = ({ actor, token, subject, before, after }: Row): string[] => [
  ...(actor ? [actor] : []),
  ...(token ? [token] : []),
  subject,
  ...(JSON.stringify([before, after]).match(uuids) ?? []),
];

/** Who left an organisation of the scope: what they are called since is not its to know. */
async function gone({ db, scope }: ScopedContext, rows: readonly Row[]): Promise<string[]> {
  const members = rows.flatMap(({ subjectType, after }) => {
    const { user } = fieldsOf(after);
    return subjectType === 'organisation' && typeof user === 'string' ? [user] : [];
  });
  const within = personWithin(scope, users.uuid);
  if (!within || members.length === 0) return [];
  const found = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(and(equalsAny(users.uuid, members), not(within)));
  return found.map(({ uuid }) => uuid);
}

/** Where people were, and what they used, is shown to whoever looks after the whole service alone. */
function eventOf({ i18n, locale, scope }: ScopedContext, row: Row, names: Names): Event {
  const isWhole = 'everything' in scope;
  const { uuid, at, action, subject, address, before, after } = row;
  const { by, import: byImport } = Object(after);
  const localize: Localize = (text) => i18n.localize(locale, text);
  return {
    uuid,
    at,
    action,
    address: isWhole ? address : null,
    actor: namedIn(names, row.actor),
    service: by === 'stripe' ? 'Stripe' : null,
    subject: {
      uuid: subject,
      name:
        names.get(subject)?.name ?? recordedName(localize, after) ?? recordedName(localize, before),
      type: row.subjectType,
    },
    changes: changesOf({ before, after }, { names, localize, locale }),
    by_import: typeof byImport === 'string' ? byImport : null,
    by_token: isWhole ? namedIn(names, row.token) : null,
  };
}

/** The name of something that was deleted, if the event recorded it. */
function recordedName(localize: Localize, recorded: unknown): LocalizedString | null {
  const { name, title, number, email, what } = Object(recorded);
  const recordedAs = [name, title, number, email].find((text) => typeof text === 'string');
  if (recordedAs !== undefined || typeof what !== 'string') return recordedAs ?? null;
  const label = lists[what] ?? jobLabels[what];
  return label ? localize(label) : what;
}

/** What an export was of, by what its event recorded. */
const lists: Readonly<Record<string, MessageDescriptor>> = {
  history: historyNamesMessages.theHistory,
  // As older events recorded it.
  'the history': historyNamesMessages.theHistory,
  users: historyNamesMessages.users,
  organisations: historyNamesMessages.organisations,
  subscriptions: historyNamesMessages.subscriptions,
  texts: historyNamesMessages.texts,
};
