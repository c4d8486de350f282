import { randomBytes } from 'node:crypto';
import { v7 as newUuid } from 'uuid';
import * as corrections from '#contract/certificates/corrections.ts';
import * as mentoring from '#contract/mentoring/mentoring.ts';
import { tokenOf } from '#server/features/api-tokens/tokens.test-support.ts';
import * as tables from '#server/schema/index.ts';
import { addIdentity, addProvider } from '#testing/provider-fixtures.ts';
import type { Person, World } from '#testing/world.ts';

/** Of one person: an account, work in every state, what came of it, and a subscription. */
export async function recordsFor(world: World, mentor: Person, person: Person) {
  const begun = await world.reflection(person, { submittedAt: null });
  const waiting = await world.reflection(person);
  const done = await world.reflection(person);
  const as = world.as(mentor);
  const contents = 'Ka pai.';
  const [answer = ''] = waiting.answers;
  const reviewed = await as(mentoring.storeReview, {
    body: { reflection: waiting.uuid, answer, review: null, contents },
  });
  const signed = await as(mentoring.signOff, { body: { reflection: done.uuid } });
  const subscription = newUuid();
  const row = { uuid: subscription, user: person.uuid, name: 'Annual', stripeStatus: 'active' };
  await world.db.insert(tables.subscriptions).values(row);
  return {
    person,
    begun,
    waiting,
    done,
    contents,
    answer,
    subscription,
    unreviewed: waiting.answers[1] ?? '',
    review: reviewed.reply.review.uuid,
    certificate: signed.reply.certificate?.uuid ?? '',
    phrase: async () => {
      const uuid = newUuid();
      await world.db
        .insert(tables.phrases)
        .values({ uuid, author: person.uuid, text: `Ka pai ${uuid}` });
      return uuid;
    },
    organisationRole: () => organisationRoleOf(world, person),
    session: () => anotherSession(world, person),
    identity: async () => {
      const provider = await addProvider(world);
      await addIdentity(world, person.uuid, provider);
      return (await addIdentity(world, person.uuid, provider)).uuid;
    },
    token: async () => (await tokenOf(world, person)).uuid,
    /** Asked for by the owner. */
    correction: async () => {
      const certificate = signed.reply.certificate?.uuid ?? '';
      const body = { certificate, name: 'Aroha Ngāta', note: '' };
      return (await world.as(person)(corrections.askCorrection, { body })).reply.correction.uuid;
    },
  };
}

async function organisationRoleOf(world: World, person: Person) {
  const organisation = await world.organisation('Kura');
  return world.organisationRole(person, 'organisation_admin', organisation);
}

async function anotherSession(world: World, { uuid: user }: Person) {
  const [now, uuid] = [new Date(), newUuid()];
  const session = { uuid, user, remember: false, createdAt: now, lastSeenAt: now, endsAt: now };
  await world.db.insert(tables.sessions).values({ ...session, tokenHash: randomBytes(32) });
  return uuid;
}

export type Records = Awaited<ReturnType<typeof recordsFor>>;
