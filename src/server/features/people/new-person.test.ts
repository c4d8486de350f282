import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { regionIndex, storeOrganisation } from '#contract/organisations/organisations.ts';
import { storeUser, userRecords } from '#contract/people/people.ts';
import { auditEvents, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Mere', 'admin');
});

type Body = CallInput<typeof storeUser>['body'];

let counter = 0;
const newEmail = () => `person${++counter}@kura.example`;
const store = (body: Partial<Body> = {}) =>
  world.as(admin)(storeUser, {
    body: { name: 'Hēmi Tūhoro', email: newEmail(), active: true, roles: ['mentor'], ...body },
  });

async function newOrganisation(name: string) {
  const { regions } = (await world.as(admin)(regionIndex, {})).reply;
  const [region = ''] = Object.keys(regions);
  const code = `N${++counter}`;
  const body = { name, code, type: 'ece', email: newEmail(), region } as const;
  return (await world.as(admin)(storeOrganisation, { body })).reply.organisation.uuid;
}

test('a new person takes organisations and a mentor along, each in the history', async () => {
  const hana = await world.person('Hana', 'mentor');
  const [kura, centre] = [await newOrganisation('Te Kura'), await newOrganisation('Tūī Centre')];
  const { status, reply } = await store({
    roles: ['independent_learner'],
    organisations_list: [kura, centre, kura],
    mentor_id: hana.uuid,
  });
  expect(status).toBe(201);
  expect(reply.user.organisations.map(({ uuid }) => uuid)).toEqual([kura, centre]);
  const { uuid } = reply.user;
  const { records } = (await world.as(admin)(userRecords, { params: { uuid } })).reply;
  expect(records.mentor).toEqual({ uuid: hana.uuid, name: 'Hana' });
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, uuid));
  expect(events.map(({ action }) => action).toSorted()).toEqual([
    'learner.mentor-set',
    'organisation.member-added',
    'organisation.member-added',
    'user.invited',
    'user.stored',
  ]);
});

test('nobody is added where one of the organisations, or the mentor, cannot be', async () => {
  const hana = await world.person('Hana', 'mentor');
  const designer = await world.person('Sina', 'learning_designer');
  const nobody = '0193a5c0-7a6e-7c4e-9a53-0242ac120009';
  const roles: Body['roles'] = ['independent_learner'];
  const refused: [Partial<Body>, object][] = [
    [
      { organisations_list: [nobody] },
      { organisations_list: ['The selected organisation is invalid.'] },
    ],
    [{ mentor_id: hana.uuid }, { mentor_id: ['Only an independent learner has a mentor.'] }],
    [{ roles, mentor_id: nobody }, { mentor_id: ['The selected mentor is invalid.'] }],
    [{ roles, mentor_id: designer.uuid }, { mentor_id: ['Sina isn’t an active mentor.'] }],
  ];
  for (const [fields, errors] of refused) {
    const email = newEmail();
    expect(await store({ email, ...fields })).toMatchObject({ status: 422, errors });
    expect(await world.db.$count(users, eq(users.email, email))).toBe(0);
  }
});

test('what somebody has is read in one call: learning, certificates and subscriptions', async () => {
  const learner = await world.person('Māia', 'independent_learner');
  const done = await world.reflection(learner, {
    submittedAt: new Date(),
    completedAt: new Date(),
  });
  const read = await world.as(admin)(userRecords, { params: { uuid: learner.uuid } });
  expect(read.reply.records).toMatchObject({
    mentor: null,
    learning: [{ uuid: done.area, reflections: [{ uuid: done.uuid, status: 'complete' }] }],
    certificates: [],
    subscriptions: [],
  });
  const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120009';
  expect((await world.as(admin)(userRecords, { params: { uuid } })).status).toBe(404);
});
