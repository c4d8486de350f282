import { expect, test } from 'vitest';
import { mentorBoard, moveLearners, previewShareOut } from '#contract/mentoring/caseload.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { removeMember } from '#contract/organisations/organisations.ts';
import { storeUser } from '#contract/people/people.ts';
import type { Person } from '#testing/world.ts';
import { newHouses } from './caseload.test-support.ts';

const { world, system, caseload, houses, withRole } = await newHouses();

const loads = async (by: Person) =>
  (await caseload.board(by)).mentors.map(({ name, learners }) => [name, learners]);

test('the board is about the learners of the organisation, and names who mentors there', async () => {
  const { admin, own, other } = await houses();
  const hone = await world.person('Hone', 'mentor');
  await caseload.give(system, [own, other], hone);

  expect(await loads(admin)).toEqual([
    ['Hone', 1],
    ['Tama', 0],
  ]);
  expect((await caseload.board(admin)).without.learners).toBe(1);
  const { data, total } = await caseload.listed(admin);
  expect([data.map(({ name }) => name), total]).toEqual([['Aroha', 'Mere'], 2]);
  expect((await caseload.listed(admin, { search: 'Hemi' })).total).toBe(0);
});

test('what waits is counted as far as the organisation is shown it', async () => {
  const { admin, own, kura } = await houses();
  await world.reflection(own, { submittedAt: new Date() });
  expect((await caseload.board(admin)).without.waiting).toBe(1);
  expect((await caseload.listed(admin, { waiting: '1' })).total).toBe(1);

  // Begun before they came to the next one.
  const next = await world.organisation('Te Kōhanga', [own]);
  await world.organisationRole(admin, 'organisation_admin', next);
  await world.as(system)(removeMember, { body: { organisation: kura, user: own.uuid } });
  expect((await caseload.board(admin)).without.waiting).toBe(0);
  expect((await caseload.listed(admin, { waiting: '1' })).total).toBe(0);
});

test('a learner is given to the organisation’s mentor, whose own work it is from then on', async () => {
  const { admin, mentor, own } = await houses();
  await world.reflection(own, { submittedAt: new Date() });
  expect((await caseload.give(admin, [own], mentor)).status).toBe(200);

  const mine = { query: { mine: '1' as const } };
  const { reply } = await world.as(mentor)(worklist, mine);
  expect(reply.worklist.data.map((one) => one.learner.name)).toEqual(['Aroha']);
  expect(await loads(admin)).toEqual([['Tama', 1]]);
});

test('people of elsewhere are as unknown as who doesn’t exist', async () => {
  const { admin, mentor, theirs, own, other } = await houses();
  const hone = await world.person('Hone', 'mentor');
  await caseload.give(system, [other], hone);
  const nobody = { ...other, uuid: crypto.randomUUID() };

  const refused = await caseload.give(admin, [other], mentor);
  expect(refused.status).toBe(422);
  expect(refused.reply).toEqual((await caseload.give(admin, [nobody], mentor)).reply);
  for (const outside of [theirs, hone]) {
    const answer = await caseload.give(admin, [own], outside);
    expect(answer.reply).toEqual((await caseload.give(admin, [own], nobody)).reply);
  }
  const counting = (uuid: string) =>
    world.as(admin)(moveLearners, {
      body: {
        moves: [{ learner: own.uuid, from: null, to: mentor.uuid }],
        counted: [{ mentor: uuid, learners: 5 }],
      },
    });
  expect((await counting(hone.uuid)).reply).toEqual((await counting(nobody.uuid)).reply);
  expect(await caseload.learnersOf(hone)).toEqual([other.uuid]);
});

test('who belongs elsewhere too keeps a mentor of there, and is given one where they have none', async () => {
  const { admin, mentor, theirs, both } = await houses();
  await caseload.give(system, [both], theirs);
  const taken = await caseload.give(admin, [both], mentor, theirs);
  expect(taken.errors).toEqual({
    'moves.0.learner': [
      'Mere belongs to another organisation too. Only a system administrator can take them from Rangi.',
    ],
  });
  await caseload.give(system, [both], null, theirs);
  expect((await caseload.give(admin, [both], mentor)).status).toBe(200);
  expect((await caseload.give(admin, [both], null, mentor)).status).toBe(200);
});

test('a learner who was taken from a mentor of the service goes back by an undo', async () => {
  const { admin, mentor, own } = await houses();
  const hone = await world.person('Hone', 'mentor');
  await caseload.give(system, [own], hone);
  await caseload.give(admin, [own], mentor, hone);
  expect(await loads(admin)).toEqual([['Tama', 1]]);

  expect((await caseload.give(admin, [own], hone, mentor)).status).toBe(200);
  expect(await caseload.learnersOf(hone)).toEqual([own.uuid]);
});

test('learners of two organisations are shared out to mentors of their own', async () => {
  const { admin, mentor, own } = await houses();
  const hemi = await world.person('Hemi', 'independent_learner');
  const second = await world.organisation('Te Kōhanga', [hemi]);
  await world.organisationRole(admin, 'organisation_admin', second);
  const another = await withRole('Rewi', 'organisation_mentor', second);
  const mentors = [mentor.uuid, another.uuid];
  const { reply } = await world.as(admin)(previewShareOut, { body: { of: 'none', mentors } });
  const moves = new Map(reply.moves.map(({ learner, to }) => [learner.uuid, to]));
  expect([moves.get(own.uuid), moves.get(hemi.uuid)]).toEqual([mentor.uuid, another.uuid]);
});

test('narrowed to one organisation, it is about that one’s learners, and shares out no others', async () => {
  const { admin, mentor, kura, elsewhere } = await houses();
  const hemi = await world.person('Hemi', 'independent_learner');
  const second = await world.organisation('Te Kōhanga', [hemi]);
  await world.organisationRole(admin, 'organisation_admin', second);
  const another = await withRole('Rewi', 'organisation_mentor', second);
  await caseload.give(admin, [hemi], another);

  const boardOf = async (by: Person, organisation: string) => {
    const { reply } = await world.as(by)(mentorBoard, { query: { organisation } });
    const { data, total } = await caseload.listed(by, { organisation });
    expect(data).toHaveLength(total);
    const mentors = reply.mentors.map(({ name, learners }) => [name, learners]);
    return { mentors, without: reply.without.learners, learners: data.map(({ name }) => name) };
  };
  const ofSecond = { mentors: [['Rewi', 1]], without: 0, learners: ['Hemi'] };
  expect(await boardOf(admin, second)).toEqual(ofSecond);
  expect(await boardOf(system, second)).toEqual(ofSecond);
  expect(await boardOf(admin, kura)).toEqual({
    mentors: [['Tama', 0]],
    without: 2,
    learners: ['Aroha', 'Mere'],
  });
  const nothing = { mentors: [], without: 0, learners: [] };
  for (const outside of [elsewhere, crypto.randomUUID()])
    expect(await boardOf(admin, outside)).toEqual(nothing);

  const shared = async (organisation: string) => {
    const body = { of: 'none', mentors: [mentor.uuid], organisation };
    const { moves, staying } = (await world.as(admin)(previewShareOut, { body })).reply;
    return [moves.map(({ learner }) => learner.name), staying];
  };
  expect(await shared(kura)).toEqual([['Aroha', 'Mere'], 0]);
  expect(await shared(second)).toEqual([[], 0]);
});

test('whoever looks after everything shares out at one organisation among its own mentors', async () => {
  const { mentor, own, kura } = await houses();
  const next = await withRole('Rewi', 'organisation_mentor', kura);
  await caseload.give(system, [own], mentor);
  const at = { organisation: kura };
  const { mentors } = (await world.as(system)(mentorBoard, { query: at })).reply;
  expect(mentors.map(({ name, role, learners }) => [name, role, learners])).toEqual([
    ['Rewi', 'mentor', 0],
    ['Tama', 'mentor', 1],
  ]);
  const share = { ...at, of: mentor.uuid, mentors: [next.uuid] };
  const { status, reply } = await world.as(system)(previewShareOut, { body: share });
  expect([status, reply.moves]).toMatchObject([200, [{ to: next.uuid }]]);
});

test('of two who give the same learner away at once, the second is told what changed', async () => {
  const { admin, mentor, own, kura } = await houses();
  const second = await withRole('Rewi', 'organisation_mentor', kura);
  const answers = await Promise.all([
    caseload.give(admin, [own], mentor),
    caseload.give(system, [own], second),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('nobody gives a mentor of an organisation a learner of another', async () => {
  const { mentor, other } = await houses();
  expect((await caseload.give(system, [other], mentor)).errors).toEqual({
    'moves.0.to': [
      'Tama mentors the learners of their organisation only, and Hemi isn’t one of them.',
    ],
  });
});

test('whoever is invited gets a mentor of the organisation with the account', async () => {
  const { admin, mentor, theirs, kura } = await houses();
  const invite = (to: Person) =>
    world.as(admin)(storeUser, {
      body: {
        name: 'Wiremu',
        email: `${crypto.randomUUID()}@kura.example`,
        active: true,
        roles: ['independent_learner'],
        organisations_list: [kura],
        mentor_id: to.uuid,
      },
    });
  expect((await invite(theirs)).errors).toEqual({ mentor_id: ['The selected mentor is invalid.'] });
  const { reply } = await invite(mentor);
  expect(await caseload.learnersOf(mentor)).toEqual([reply.user.uuid]);
});
