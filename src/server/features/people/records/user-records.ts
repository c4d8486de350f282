import { and, eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { userRecords as contract } from '#contract/people/people.ts';
import { isLeftBy, learnsNow, mentorOf } from '#server/features/caseload/index.ts';
import { certificatesOf } from '#server/features/certificates/index.ts';
import { readSecondStep } from '#server/features/factor-resets/index.ts';
import { learningOf } from '#server/features/mentoring/index.ts';
import { pastOrganisationsOf } from '#server/features/organisations/index.ts';
import { subscriptionsOf } from '#server/features/subscriptions/index.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';

/** What the page of a person shows beside the account; each list is empty where they have none. */
export async function userRecords(
  ctx: ScopedContext,
  { params: { uuid } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [person, past_organisations, learning, certificates, subscriptions, second_step] =
    await Promise.all([
      readMentoring(ctx, uuid),
      pastOrganisationsOf(ctx, uuid),
      learningOf(ctx, uuid),
      certificatesOf(ctx, uuid),
      subscriptionsOf(ctx, uuid),
      'everything' in ctx.scope ? readSecondStep(ctx, uuid) : null,
    ]);
  if (!person) throw notFound();
  return {
    records: {
      ...person,
      past_organisations,
      learning,
      certificates,
      subscriptions,
      second_step,
    },
  };
}

/** Their mentor, and how many of the scope have nobody since they mentor no more. */
async function readMentoring({ db, scope }: ScopedContext, uuid: string) {
  const left = db
    .select({ uuid: users.uuid })
    .from(users)
    .where(
      and(learnsNow, isLeftBy(users.uuid, sql`${uuid}::uuid`), personWithin(scope, users.uuid)),
    );
  const [person] = await db
    .select({
      mentor: mentorOf(users.uuid),
      learners_left: sql<number>`(select count(*)::int from (${left}) as learners)`,
    })
    .from(users)
    .where(and(eq(users.uuid, uuid), personWithin(scope, users.uuid)));
  return person;
}
