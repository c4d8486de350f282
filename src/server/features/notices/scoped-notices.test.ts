import { beforeEach, expect, test } from 'vitest';
import { sendBack } from '#contract/mentoring/turns.ts';
import { noticeSettings, unreadNotices } from '#contract/notices/notices.ts';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { startDueDigests } from './mails/digest.ts';
import { nextDigestAt } from './mails/digest-time.ts';
import { noticesOf } from './notices.test-support.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let sentences: ReturnType<typeof noticesOf>['sentences'];
let system: Person;
let mere: Person;
let tama: Person;
let kura: string;
let role: string;
let area: string;
beforeEach(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  loop = reflectionSteps(world);
  ({ sentences } = noticesOf(world));
  system = await world.person('Ana', 'admin');
  mere = await learner('Mere Tāne');
  tama = await world.person('Tama Tū', []);
  kura = await world.organisation('Te Kura', [mere]);
  role = await world.organisationRole(tama, 'organisation_mentor', kura);
  area = await world.area('Belonging');
  await world.ask({ area }, ['What did you notice?']);
  await world.assign(mere, [area]);
});

const learner = (name: string) => world.person(name, 'independent_learner');
const submitted = 'Mere Tāne submitted “Belonging”.';
const unread = async (person: Person) => (await world.as(person)(unreadNotices, {})).reply.unread;

async function digestComes() {
  const morning = nextDigestAt(new Date('2030-03-01T12:00:00Z'));
  await startDueDigests(world, morning);
  await world.runJobs(morning);
}

test('the mentors of an organisation are notified of what its learners submit, and nobody else there', async () => {
  const others: Person[] = [];
  for (const held of ['organisation_admin', 'organisation_viewer'] as const) {
    const person = await world.person(held, []);
    await world.organisationRole(person, held, kura);
    others.push(person);
  }
  const elsewhere = await world.person('Hana', []);
  const there = await world.organisation('Te Kura o Tai');
  await world.organisationRole(elsewhere, 'organisation_mentor', there);
  await loop.submitted(mere, { area });

  expect(await sentences(tama)).toEqual([submitted]);
  for (const person of [...others, elsewhere]) expect(await sentences(person)).toEqual([]);
});

test('of what a learner began before they came nobody there is notified', async () => {
  const rewi = await learner('Rewi');
  await world.assign(rewi, [area]);
  const { uuid, questions } = await loop.begin(rewi, { area });
  for (const question of questions) await loop.answer(rewi, uuid, question.uuid, 'Ka pai');
  await world.as(system)(addMember, { body: { organisation: kura, user: rewi.uuid } });
  await loop.submit(rewi, uuid);

  expect(await sentences(tama)).toEqual([]);
});

test('who sent it back is notified when it comes again, also by a role at an organisation', async () => {
  const second = await world.person('Second', []);
  await world.organisationRole(second, 'organisation_mentor', kura);
  const { uuid, questions } = await loop.submitted(mere, { area });
  const marks = questions.map(({ answers }) => ({
    answer: answers[0]?.uuid ?? '',
    mark: 'more' as const,
    note: 'Who was there?',
  }));
  expect((await world.as(tama)(sendBack, { body: { reflection: uuid, marks } })).status).toBe(200);
  await loop.submit(mere, uuid);

  expect(await sentences(tama)).toContain('Mere Tāne submitted “Belonging” again.');
  expect(await sentences(second)).toEqual([submitted]);
});

test('with the role, or once the learner has left, its notices are gone, and their count', async () => {
  await loop.submitted(mere, { area });
  const body = { organisation: kura, user: mere.uuid };
  expect(await unread(tama)).toBe(1);
  await world.as(system)(removeMember, { body });
  expect([await sentences(tama), await unread(tama)]).toEqual([[], 0]);
  await world.as(system)(addMember, { body });
  expect(await unread(tama)).toBe(1);

  await world.as(system)(endOrganisationRole, { body: { uuid: role } });
  expect([await sentences(tama), await unread(tama)]).toEqual([[], 0]);
  await digestComes();
  expect(await world.mailTo(tama)).toEqual([]);
});

test('a digest counts and names what waits in one’s own organisations alone', async () => {
  await loop.submitted(mere, { area });
  const outside = await learner('Secret Stranger');
  const longAgo = new Date('2026-01-05T08:00:00Z');
  await world.reflection(outside, { area, submittedAt: longAgo });
  await digestComes();

  const [mail] = await world.mailTo(tama);
  expect(mail?.subject).toBe('1 reflection waiting for review');
  expect(mail?.text).toContain('by Mere Tāne');
  expect(mail?.text).not.toContain('Secret');
});

test('who mentors at an organisation chooses their mails about it, and about nothing they do not get', async () => {
  const { settings } = (await world.as(tama)(noticeSettings, {})).reply;
  expect(settings).toEqual({ to_review: 'digest', own_phrases: 'digest' });
});
