import { expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { removeMember } from '#contract/organisations/organisations.ts';
import { applyUserAction, previewUserAction } from '#contract/people/user-actions.ts';
import { newWorld, type Person } from '#testing/world.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const admin = await world.person('Ana', 'admin');

type What = Omit<CallInput<typeof previewUserAction>['body'], 'uuids'>;

/** How many learners each of these people would leave, as the preview says. */
async function leftBy(what: What, people: readonly Person[]) {
  const body = { ...what, uuids: people.map(({ uuid }) => uuid) };
  const { reply } = await world.as(admin)(previewUserAction, { body });
  return Object.fromEntries(reply.outcomes.map(({ name, learners }) => [name, learners]));
}

const switchOff = { action: 'switch_off' } as const;
const takeMentor = { action: 'take_role', role: 'mentor' } as const;

async function mentorOfTwo() {
  const [hana, mere, tama] = [
    await world.person('Hana', 'mentor'),
    await world.person('Mere', 'independent_learner'),
    await world.person('Tama', 'independent_learner'),
  ];
  await world.mentored(hana, [mere, tama]);
  return { hana, mere, tama };
}

test('a learner who is switched off with their mentor loses nobody', async () => {
  const { hana, mere } = await mentorOfTwo();
  expect(await leftBy(switchOff, [hana])).toEqual({ Hana: 2 });
  expect(await leftBy(switchOff, [hana, mere])).toEqual({ Hana: 1, Mere: 0 });
  const body = { ...switchOff, uuids: [hana.uuid, mere.uuid], expected: 2 };
  const { reply } = await world.as(admin)(applyUserAction, { body });
  expect(reply.outcomes.map(({ learners }) => learners)).toEqual([1, 0]);
});

test('who learns no more is nobody’s learner to lose', async () => {
  const hana = await world.person('Hana', 'mentor');
  const off = await world.person('Off', 'independent_learner', { active: false });
  await world.mentored(hana, [off, await world.person('Formerly a learner')]);
  expect(await leftBy(switchOff, [hana])).toEqual({ Hana: 0 });
  expect(await leftBy(takeMentor, [hana])).toEqual({ Hana: 0 });
});

test('whoever mentors at their learner’s organisation stays their mentor without the role of the service', async () => {
  const { hana, mere } = await mentorOfTwo();
  const kura = await world.organisation('Te Kura', [hana, mere]);
  await world.organisationRole(hana, 'organisation_mentor', kura);
  expect(await leftBy(takeMentor, [hana])).toEqual({ Hana: 1 });
  expect(await leftBy(switchOff, [hana])).toEqual({ Hana: 2 });
  expect(await leftBy({ action: 'give_role', role: 'admin' }, [hana])).toEqual({ Hana: 0 });
});

test('one who leaves an organisation, alone or among many, leaves the same learners', async () => {
  const { hana: wiremu, mere, tama } = await mentorOfTwo();
  const mentor = await world.person('Rewi');
  const kiri = await world.person('Kiri', 'independent_learner');
  const kura = await world.organisation('Te Kura', [mentor, wiremu, mere, kiri]);
  const tai = await world.organisation('Te Kura o Tai', [mentor, kiri]);
  for (const there of [kura, tai])
    await world.organisationRole(mentor, 'organisation_mentor', there);
  const moana = await world.person('Moana', 'independent_learner');
  const puna = await world.organisation('Puna', [mentor, moana, tama]);
  await world.organisationRole(mentor, 'organisation_mentor', puna);
  await world.mentored(mentor, [kiri, moana]);
  const leave = { action: 'remove_from_organisation' } as const;
  expect(await leftBy({ ...leave, organisation: kura }, [mentor, wiremu])).toEqual({
    Rewi: 0,
    Hana: 0,
  });
  expect(await leftBy({ ...leave, organisation: puna }, [mentor])).toEqual({ Rewi: 1 });

  const remove = (organisation: string) =>
    world.as(admin)(removeMember, { body: { organisation, user: mentor.uuid } });
  expect((await remove(puna)).errors).toEqual({
    without_mentor: ['Rewi mentors Moana, who will have no mentor then.'],
  });
  expect((await remove(kura)).status).toBe(200);
  expect((await remove(tai)).errors).toEqual({
    without_mentor: ['Rewi mentors Kiri, who will have no mentor then.'],
  });
});
