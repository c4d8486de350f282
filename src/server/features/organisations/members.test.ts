import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addMember,
  removeMember,
  showOrganisation,
} from '#contract/organisations/organisations.ts';
import { showUser, userRecords } from '#contract/people/people.ts';
import { auditEvents, memberships, organisations } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const region = '019a9f00-0000-7000-8000-000000000005';
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Mere', 'admin');
});

async function newOrganisation(name = 'Ōtara Kura'): Promise<string> {
  const uuid = newUuid();
  const row = { uuid, name, code: uuid.slice(-12), type: 'ece' as const, region };
  await world.db.insert(organisations).values({ ...row, email: 'office@kura.example' });
  return uuid;
}

const add = (organisation: string, { uuid: user }: { uuid: string }) =>
  world.as(admin)(addMember, { body: { organisation, user } });
const remove = (organisation: string, { uuid: user }: { uuid: string }) =>
  world.as(admin)(removeMember, { body: { organisation, user } });

const takeBack = (organisation: string, { uuid: user }: { uuid: string }) =>
  world.as(admin)(addMember, { body: { organisation, user, undo: true } });

const organisationsOf = async ({ uuid }: Person) =>
  (await world.as(admin)(showUser, { params: { uuid } })).reply.user.organisations;

const rowsOf = (organisation: string, { uuid }: Person) =>
  world.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.organisation, organisation), eq(memberships.user, uuid)))
    .orderBy(memberships.joinedAt);

const rowOf = async (organisation: string, person: Person) =>
  (await rowsOf(organisation, person)).at(-1);

const pastOf = async ({ uuid }: Person) =>
  (await world.as(admin)(userRecords, { params: { uuid } })).reply.records.past_organisations;

const historyOf = (subject: string) =>
  world.db
    .select({
      actor: auditEvents.actor,
      action: auditEvents.action,
      subjectType: auditEvents.subjectType,
      after: auditEvents.after,
    })
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(auditEvents.uuid);

describe('adding somebody', () => {
  test('shows them with the organisation, and the organisation with them', async () => {
    const [organisation, person] = [await newOrganisation(), await world.person('Hana')];
    const { status, reply } = await add(organisation.toUpperCase(), person);

    expect(status).toBe(200);
    expect(reply.organisation).toMatchObject({
      uuid: organisation,
      users: [{ uuid: person.uuid, name: 'Hana', subscriber: false }],
    });
    expect(await organisationsOf(person)).toEqual([{ uuid: organisation, name: 'Ōtara Kura' }]);
  });

  test('is in the history of both', async () => {
    const [organisation, person] = [await newOrganisation(), await world.person('Hana')];
    await add(organisation, person);
    await remove(organisation, person);

    const actions = ['organisation.member-added', 'organisation.member-removed'];
    expect(await historyOf(organisation)).toEqual(
      actions.map((action) => ({
        actor: admin.uuid,
        action,
        subjectType: 'organisation',
        after: { user: person.uuid, name: 'Hana' },
      })),
    );
    expect(await historyOf(person.uuid)).toEqual(
      actions.map((action) => ({
        actor: admin.uuid,
        action,
        subjectType: 'user',
        after: { organisation, name: 'Ōtara Kura' },
      })),
    );
  });

  test('somebody who belongs to others, too, keeps the first one first', async () => {
    const person = await world.person('Hana');
    const [first, second] = [await newOrganisation('Zebra'), await newOrganisation('Albany')];
    await add(first, person);
    await add(second, person);
    expect((await organisationsOf(person)).map(({ name }) => name)).toEqual(['Zebra', 'Albany']);
  });

  test('a member who is there already changes nothing', async () => {
    const [organisation, person] = [await newOrganisation(), await world.person('Hana')];
    await add(organisation, person);
    const before = await rowOf(organisation, person);
    expect((await add(organisation, person)).status).toBe(200);
    expect(await rowOf(organisation, person)).toEqual(before);
    expect(await historyOf(organisation)).toHaveLength(1);
  });

  test('twenty times at once is once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [organisation, person] = [await newOrganisation(), await world.person('Hana')];
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => add(organisation, person)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(await historyOf(organisation)).toHaveLength(1);
    }
  });
});

describe('removing somebody', () => {
  test('keeps when they belonged to it, and coming back is joining anew', async () => {
    const [organisation, person] = [await newOrganisation('Zebra'), await world.person('Hana')];
    const other = await newOrganisation('Albany');
    await add(organisation, person);
    await add(other, person);
    const joined = await rowOf(organisation, person);

    expect((await remove(organisation, person)).reply.organisation.users).toEqual([]);
    const left = await rowOf(organisation, person);
    expect(left).toEqual({ ...joined, leftAt: expect.any(Date) });

    await add(organisation, person);
    const [earlier, back] = await rowsOf(organisation, person);
    expect(earlier).toEqual(left);
    expect(back?.leftAt).toBeNull();
    expect(back && joined && back.joinedAt > joined.joinedAt).toBe(true);
    expect((await organisationsOf(person)).map(({ name }) => name)).toEqual(['Albany', 'Zebra']);
    expect(await pastOf(person)).toEqual([
      {
        organisation: { uuid: organisation, name: 'Zebra' },
        joined_at: joined?.joinedAt.toISOString(),
        left_at: left?.leftAt?.toISOString(),
      },
    ]);
  });

  test('taken back, it goes on as if nobody had ended it, but not a day later', async () => {
    const [organisation, person] = [await newOrganisation('Zebra'), await world.person('Hana')];
    await add(organisation, person);
    const joined = await rowOf(organisation, person);
    await remove(organisation, person);
    expect((await takeBack(organisation, person)).status).toBe(200);
    expect(await rowsOf(organisation, person)).toEqual([joined]);
    expect(await pastOf(person)).toEqual([]);
    // Once more, and for a member, it changes nothing.
    await takeBack(organisation, person);
    expect(await rowsOf(organisation, person)).toEqual([joined]);

    const long = new Date(Date.now() - 25 * 3_600_000);
    await world.db
      .update(memberships)
      .set({ joinedAt: long, leftAt: long })
      .where(eq(memberships.user, person.uuid));
    await takeBack(organisation, person);
    expect(await rowsOf(organisation, person)).toMatchObject([{ leftAt: long }, { leftAt: null }]);
  });

  test('somebody who is no member, or no longer, changes nothing', async () => {
    const [organisation, person] = [await newOrganisation(), await world.person('Hana')];
    expect((await remove(organisation, person)).status).toBe(200);
    expect(await historyOf(organisation)).toEqual([]);

    await add(organisation, person);
    await remove(organisation, person);
    const left = await rowOf(organisation, person);
    expect((await remove(organisation, person)).status).toBe(200);
    expect(await rowOf(organisation, person)).toEqual(left);
  });

  test('adding, removing and taking back at once ends as one of them, and the history says which', async () => {
    const [organisation, person] = [await newOrganisation(), await world.person('Hana')];
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        ([add, remove, takeBack][index % 3] ?? add)(organisation, person),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200));

    const events = (await historyOf(organisation)).map(({ action }) => action);
    const count = (what: string) => events.filter((action) => action.endsWith(what)).length;
    const isMember = (await rowOf(organisation, person))?.leftAt === null;
    expect(count('added') - count('removed')).toBe(isMember ? 1 : 0);
  });
});

test('members come and go without making an open edit of the organisation stale', async () => {
  const [organisation, person] = [await newOrganisation(), await world.person('Hana')];
  const version = async () =>
    (await world.as(admin)(showOrganisation, { params: { uuid: organisation } })).reply.organisation
      .updated_at;
  const before = await version();
  await add(organisation, person);
  await remove(organisation, person);
  expect(await version()).toBe(before);
});

test.each([
  ['019a9f00-0000-7000-8000-00000000dead', /^The selected (organisation|user) is invalid\.$/],
  ['none', /^The (organisation|user) field must be a valid UUID\.$/],
])('%s is refused beside each field', async (unknown, sentence) => {
  for (const call of [add, remove]) {
    const { status, errors } = await call(unknown, { uuid: unknown });
    expect({ status, errors }).toEqual({
      status: 422,
      errors: {
        organisation: [expect.stringMatching(sentence)],
        user: [expect.stringMatching(sentence)],
      },
    });
  }
});
