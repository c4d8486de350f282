import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import { failedJobs, retryJobs } from '#contract/system/failed-jobs.ts';
import { jobLabels } from '#contract/system/job-words.ts';
import { invitation } from '#server/features/accounts/job-kinds.ts';
import { jobKinds } from '#server/job-list.ts';
import { imports } from '#server/schema/index.ts';
import { failedJob } from '#testing/failed-job.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let aroha: Person;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.person('Aroha', 'admin');
});

const list = async () => (await world.as(aroha)(failedJobs, {})).reply;
const retry = (...jobs: string[]) => world.as(aroha)(retryJobs, { body: { jobs } });

async function failedInvitation(name: string, message?: string) {
  const person = await world.person(name, 'mentor', { emailVerifiedAt: null, passwordHash: null });
  const data = { user: person.uuid };
  const job = await failedJob(world, { kind: invitation.name, data, ...(message && { message }) });
  return { person, job };
}

const retriesOf = async (job: string) => {
  const query = { subject: job };
  return (await world.as(aroha)(historyIndex, { query })).reply.history.data;
};

test('an administrator reads what was given up, whom it is about and why, without an address', async () => {
  const message = '450 <hana@school.example>: mailbox of smtp://us:secret@mail.example full';
  const { person, job } = await failedInvitation('Hana Ngāta', message);

  const { total, jobs } = await list();

  expect(total).toBe(jobs.length);
  expect(jobs.find(({ uuid }) => uuid === job)).toMatchObject({
    kind: 'account.invitation',
    about: { type: 'user', uuid: person.uuid, name: 'Hana Ngāta' },
    tries: 11,
    reason: '450 [address]: mailbox of smtp://mail.example full',
  });
});

test('an import, a certificate’s learner and what nothing is known of are named as far as they are', async () => {
  const tama = await world.person('Tama', 'independent_learner');
  const uuid = newUuid();
  const counts = { create: 0, update: 0, same: 0, problem: 0, written: 0, invitations: 0 };
  await world.db.insert(imports).values({
    uuid,
    kind: 'people',
    state: 'ready',
    fileName: 'teachers.csv',
    size: 1,
    counts,
    total: 0,
    createdAt: new Date(),
    stepSince: new Date(),
    header: ['E-mail'],
    columns: ['email'],
    startedBy: aroha.uuid,
  });
  const jobs = [
    await failedJob(world, { kind: 'import.read', data: { import: uuid } }),
    await failedJob(world, { kind: 'notices.digest', data: { recipient: tama.uuid, day: 'x' } }),
    await failedJob(world, { kind: 'account.reset', data: { user: null } }),
  ];

  const listed = (await list()).jobs;

  const about = jobs.map((job) => listed.find((each) => each.uuid === job)?.about?.name);
  expect(about).toEqual(['teachers.csv', 'Tama', undefined]);
});

test('tried again, a job runs once more, is done, leaves the list, and the history says who', async () => {
  const { person, job } = await failedInvitation('Mere');

  expect((await retry(job)).reply).toEqual({ queued: 1 });
  await world.runJobs();

  expect(await world.mailTo(person)).toHaveLength(1);
  expect((await list()).jobs.map(({ uuid }) => uuid)).not.toContain(job);
  const [event, ...more] = await retriesOf(job);
  expect(event).toMatchObject({ action: 'job.retried', actor: { uuid: aroha.uuid } });
  expect(event?.subject.name).toMatchObject({ words: 'Invitation email' });
  expect(more).toEqual([]);
});

test('pressed by several at once, a job runs once and is recorded once', async () => {
  const { person, job } = await failedInvitation('Wiremu');

  const answers = await Promise.all(Array.from({ length: 8 }, () => retry(job)));

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(answers.reduce((sum, { reply }) => sum + reply.queued, 0)).toBe(1);
  expect(await retriesOf(job)).toHaveLength(1);
  await world.runJobs();
  expect(await world.mailTo(person)).toHaveLength(1);
});

test('what fails again is listed again, with one try more', async () => {
  const { job } = await failedInvitation('Hinemoa');
  await retry(job);
  for (;;) {
    const [next] = await world.jobs.boss.fetch(invitation.name);
    if (!next) break;
    await world.jobs.boss.fail(invitation.name, next.id, new Error('still away'));
  }

  const found = (await list()).jobs.find(({ uuid }) => uuid === job);
  expect(found).toMatchObject({ tries: 12, reason: 'still away' });
});

test('many are tried again together; with one that is gone, none is', async () => {
  const several = [await failedInvitation('One'), await failedInvitation('Two')];
  const jobs = several.map(({ job }) => job);

  const refused = await retry(...jobs, newUuid());
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['jobs']]);
  expect((await list()).jobs.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(jobs));

  expect((await retry(...jobs)).reply).toEqual({ queued: 2 });
});

test('every kind of job has its words', () => {
  expect(jobKinds.map(({ name }) => name).filter((name) => !jobLabels[name])).toEqual([]);
});
