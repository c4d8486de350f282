import { and, not, or, type SQL, sql } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { maxPeople, type previewUserAction } from '#contract/people/user-actions.ts';
import { message } from '#lib/messages/message.ts';
import { limitsMessages } from '#messages/shared/limits.ts';
import { userListQuery } from '#server/features/people/list/user-list-query.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';

export type Selection = Pick<ValidInput<typeof previewUserAction>['body'], 'uuids' | 'matching'>;

/**
 * The people of a selection, by name. All that a list shows are looked for by its search and filters
 * once more, so a selection is never older than the question. Refused if it names somebody unknown,
 * nobody, or too many. `orElse`: who is of it besides those of the scope.
 */
export async function selectedPeople(
  ctx: ScopedContext,
  selection: Selection,
  orElse?: SQL,
): Promise<string[]> {
  const { uuids, matching } = selection;
  if (uuids) await assertKnown(ctx, uuids, orElse);
  const found =
    uuids || matching ? await peopleWhere(ctx, conditionOf(ctx, selection), orElse) : [];
  if (found.length > maxPeople) {
    throw invalid('matching', message(limitsMessages.people, { most: maxPeople }));
  }
  if (found.length === 0) throw invalid(matching ? 'matching' : 'uuids', limitsMessages.noPeople);
  return found;
}

/** Which of these people the selection still holds, once their rows are locked. */
export async function stillSelected(
  ctx: ScopedContext,
  selection: Selection,
  orElse?: SQL,
): Promise<Set<string>> {
  return new Set(await peopleWhere(ctx, conditionOf(ctx, selection), orElse));
}

function conditionOf({ scope }: ScopedContext, { uuids, matching }: Selection): SQL | undefined {
  const named = uuids && equalsAny(users.uuid, uuids);
  if (!matching) return named;
  const { search, except, ...filters } = matching;
  const others = except.length > 0 ? not(equalsAny(users.uuid, except)) : undefined;
  return and(named, userListQuery(scope, search, filters).where, others);
}

/** One more than the limit shows that there are too many. */
async function peopleWhere(
  { db, scope }: ScopedContext,
  condition: SQL | undefined,
  orElse: SQL | undefined,
): Promise<string[]> {
  const within = personWithin(scope, users.uuid);
  const rows = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(and(within && or(within, orElse), condition))
    .orderBy(sql`${users.name}, ${users.uuid}`)
    .limit(maxPeople + 1);
  return rows.map(({ uuid }) => uuid);
}

async function assertKnown(
  ctx: ScopedContext,
  uuids: readonly string[],
  orElse: SQL | undefined,
): Promise<void> {
  const known = new Set(await peopleWhere(ctx, equalsAny(users.uuid, uuids), orElse));
  const unknown = uuids.flatMap((uuid, index) => (known.has(uuid) ? [] : [`uuids.${index}`]));
  if (unknown.length === 0) return;
  const why = [invalidSelection('user')];
  throw invalidFields(Object.fromEntries(unknown.map((field) => [field, why])));
}
