import { beforeAll, expect, test } from 'vitest';
import { grantOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { showUser, updateUser } from '#contract/people/people.ts';
import {
  applyUserAction,
  previewUserAction,
  type UserOutcome,
} from '#contract/people/user-actions.ts';
import { userRoles } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana', 'admin');
});

const learner = (name: string, values: object = {}) =>
  world.person(name, 'independent_learner', values);

/** An organisation with its administrator and a learner, another one, and somebody of both. */
async function houses(name: string) {
  const admin = await world.person(`${name} Admin`, [], { passwordHash: 'set' });
  const [own, both] = [await learner(`${name} Own`), await learner(`${name} Both`)];
  const stranger = await learner(`${name} Other`);
  const organisation = await world.organisation(`${name} School`, [admin, own, both]);
  const other = await world.organisation(`${name} Other School`, [stranger, both]);
  await world.organisationRole(admin, 'organisation_admin', organisation);
  return { admin, own, both, stranger, organisation, other };
}

const update = (by: Person, { uuid, name, email }: Person, values: object = {}) =>
  world.as(by)(updateUser, { body: { uuid, name, email, ...values } });
const show = async ({ uuid }: Person) =>
  (await world.as(system)(showUser, { params: { uuid } })).reply.user;

test('an organisation’s administrator edits who belongs to it alone, and nobody else', async () => {
  const { admin, own, both, stranger } = await houses('Kōwhai');
  const renamed = await update(admin, { ...own, name: 'Āwhina Own' }, { active: false });
  expect(renamed.reply.user).toMatchObject({ name: 'Āwhina Own', active: false });

  expect((await update(admin, both, { active: false })).errors).toEqual({
    uuid: [expect.stringContaining('belongs to more than your organisation')],
  });
  expect((await update(admin, stranger, { active: false })).errors).toEqual({
    uuid: ['The selected user is invalid.'],
  });
  for (const person of [both, stranger]) expect((await show(person)).active).toBe(true);
});

test('who belongs to it alone and has a role in the whole service is said to have that', async () => {
  const { admin, own } = await houses('Mataī');
  await world.db.insert(userRoles).values({ user: own.uuid, role: 'mentor' });

  expect((await update(admin, own, { active: false })).errors).toEqual({
    uuid: [
      `${own.name} has a role in the whole service. Please ask an administrator of the service.`,
    ],
  });
});

test('it makes a learner of somebody, and nothing of the whole service', async () => {
  const { admin, own } = await houses('Rimu');
  for (const role of ['admin', 'learning_designer', 'mentor']) {
    expect(Object.keys((await update(admin, own, { roles: [role] })).errors)).toEqual(['roles']);
    for (const call of [previewUserAction, applyUserAction]) {
      const body = { action: 'give_role' as const, role: 'mentor' as const, uuids: [own.uuid] };
      const { status, errors } = await world.as(admin)(call, { body });
      expect([status, Object.keys(errors)]).toEqual([422, ['role']]);
    }
  }
  expect((await update(admin, own, { roles: [] })).reply.user.roles).toEqual([]);
  const roles = ['independent_learner'];
  expect((await update(admin, own, { roles })).reply.user.roles).toMatchObject([
    { name: roles[0] },
  ]);
});

test('it corrects an address until its owner has confirmed it, and not from then on', async () => {
  const { admin, own, organisation } = await houses('Tōtara');
  const invited = await learner('Wiremu', { emailVerifiedAt: null });
  await world.as(system)(addMember, { body: { organisation, user: invited.uuid } });
  const corrected = { ...invited, email: `${crypto.randomUUID()}@kura.example` };
  expect((await update(admin, corrected)).reply.user.email).toBe(corrected.email);

  const taken = { ...own, email: `${crypto.randomUUID()}@mine.example` };
  expect((await update(admin, taken)).errors).toEqual({
    email: [
      'Tōtara Own has verified this email address, so only they or an administrator of the service can change it.',
    ],
  });
  expect((await update(system, taken)).status).toBe(200);
});

const acting = (by: Person, people: readonly Person[]) => {
  const uuids = people.map(({ uuid }) => uuid);
  const outcomes = (reply: { outcomes: UserOutcome[] }) =>
    reply.outcomes.map(({ outcome }) => outcome);
  return {
    preview: async () =>
      outcomes(
        (await world.as(by)(previewUserAction, { body: { action: 'switch_off', uuids } })).reply,
      ),
    apply: async (action: 'switch_off' | 'switch_on') =>
      outcomes((await world.as(by)(applyUserAction, { body: { action, uuids } })).reply),
  };
};

test('who has a role of the whole service is told apart from who belongs elsewhere too', async () => {
  const { admin, own, both, organisation } = await houses('Kauri');
  const mentor = await world.person('Kauri Mentor', ['mentor', 'independent_learner']);
  const membership = { organisation, user: mentor.uuid };
  await world.as(system)(addMember, { body: membership });
  const people = [both, mentor, own];
  expect(await acting(admin, people).preview()).toEqual(['elsewhere', 'of_service', 'done']);
});

test('among many it acts on its own alone: the preview says who is left out, and it can be undone', async () => {
  const { admin, own, both, stranger, other } = await houses('Mataī');
  const { preview, apply } = acting(admin, [both, own]);
  expect(await preview()).toEqual(['elsewhere', 'done']);
  expect(await apply('switch_off')).toEqual(['elsewhere', 'done']);
  expect([(await show(own)).active, (await show(both)).active]).toEqual([false, true]);
  expect(await apply('switch_on')).toEqual(['elsewhere', 'done']);
  expect((await show(own)).active).toBe(true);

  const body = { action: 'switch_off' as const, uuids: [own.uuid, stranger.uuid] };
  const { errors } = await world.as(admin)(applyUserAction, { body });
  expect(errors).toEqual({ 'uuids.1': ['The selected user is invalid.'] });
  // All that a list shows are those of its own list: a filter by another organisation finds nobody.
  const matching = { action: 'switch_off', matching: { organisation: other } } as const;
  const none = await world.as(admin)(previewUserAction, { body: matching });
  expect(Object.keys(none.errors)).toEqual(['matching']);
});

test('whoever joins another organisation meanwhile is not acted on', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { admin, own, other } = await houses('Karaka');
    const joining = { organisation: other, user: own.uuid };
    const [off] = await Promise.all([
      update(admin, own, { active: false }),
      world.as(system)(addMember, { body: joining }),
    ]);
    // Either came first; afterwards nobody’s administrator acts on them.
    expect([200, 422]).toContain(off.status);
    expect((await update(admin, own, { active: true })).status).toBe(422);
    expect((await show(own)).active).toBe(off.status === 422);
  }
});

test('the last administrator of an organisation is switched off only where that was seen', async () => {
  const { admin, organisation } = await houses('Pūriri');
  const why = {
    last_administrator: [
      'Pūriri Admin is the last administrator of Pūriri School. Confirm if it should have none.',
    ],
  };
  expect((await update(system, admin, { active: false })).errors).toEqual(why);
  expect((await show(admin)).active).toBe(true);
  expect(await acting(system, [admin]).preview()).toEqual(['last_at_organisation']);
  expect(await acting(system, [admin]).apply('switch_off')).toEqual(['last_at_organisation']);

  const second = await world.person('Mere');
  await world.as(system)(addMember, { body: { organisation, user: second.uuid } });
  const role = { organisation, user: second.uuid, role: 'organisation_admin' } as const;
  await world.as(system)(grantOrganisationRole, { body: role });
  const both = await acting(system, [admin, second]).apply('switch_off');
  expect(both.toSorted()).toEqual(['done', 'last_at_organisation']);
  const left = (await show(admin)).active ? admin : second;
  const seen = { active: false, last_administrator: true };
  expect((await update(system, left, seen)).reply.user.active).toBe(false);
});

test('of two administrators who are switched off or leave at once, the second is warned', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { admin, organisation } = await houses('Nīkau');
    const second = await world.person('Mere');
    await world.as(system)(addMember, { body: { organisation, user: second.uuid } });
    const role = { organisation, user: second.uuid, role: 'organisation_admin' } as const;
    await world.as(system)(grantOrganisationRole, { body: role });
    const body = { organisation, user: second.uuid };
    const answers = await Promise.all([
      update(system, admin, { active: false }),
      round % 2
        ? update(system, second, { active: false })
        : world.as(system)(removeMember, { body }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});
