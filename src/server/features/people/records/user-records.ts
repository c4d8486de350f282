import { and, eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { userRecords as contract } from '#contract/people/people.ts';
import { mentorOf } from '#server/features/caseload/index.ts';
import { certificatesOf } from '#server/features/certificates/index.ts';
import { readSecondStep } from '#server/features/factor-resets/index.ts';
import { learningOf } from '#server/features/mentoring/index.ts';
import { pastOrganisationsOf, rolesOfPerson } from '#server/features/organisations/index.ts';
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
  const [
    person,
    organisation_roles,
    past_organisations,
    learning,
    certificates,
    subscriptions,
    second_step,
  ] = await Promise.all([
    readMentor(ctx, uuid),
    rolesOfPerson(ctx, uuid),
    pastOrganisationsOf(ctx, uuid),
    learningOf(ctx, uuid),
    certificatesOf(ctx, uuid),
    subscriptionsOf(ctx, uuid),
    'everything' in ctx.scope ? readSecondStep(ctx, uuid) : null,
  ]);
  if (!person) throw notFound();
  const { mentor } = person;
  return {
    records: {
      mentor,
      organisation_roles,
      past_organisations,
      learning,
      certificates,
      subscriptions,
      second_step,
    },
  };
}

async function readMentor({ db, scope }: ScopedContext, uuid: string) {
  const [person] = await db
    .select({ mentor: mentorOf(users.uuid) })
    .from(users)
    .where(and(eq(users.uuid, uuid), personWithin(scope, users.uuid)));
  return person;
}
