import { beforeAll, expect, test } from 'vitest';
import * as corrections from '#contract/certificates/corrections.ts';
import { signOff } from '#contract/mentoring/mentoring.ts';
import {
  startReflection,
  submitReflection,
  withdrawSubmission,
} from '#contract/my-learning/my-learning.ts';
import { auditEvents, notices } from '#server/schema/index.ts';
import { listenOnFreePort, pusherClient } from '#testing/live.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

/** A repeated call changes nothing, so it announces nothing either. */
let world: World;
let port: number;
let mentor: Person;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  port = await listenOnFreePort(world.app);
  await world.live.listen();
  mentor = await world.person('Hana', 'mentor');
  admin = await world.person('Ngaire', 'admin');
});

const newLearner = () => world.person('Marama Ngata', 'independent_learner');

async function waiting() {
  const learner = await newLearner();
  return { learner, ...(await reflectionSteps(world).submitted(learner)) };
}

async function asked() {
  const { learner, uuid: reflection } = await waiting();
  const { certificate } = (await world.as(mentor)(signOff, { body: { reflection } })).reply;
  const body = { certificate: certificate?.uuid ?? '', name: 'Mārama Ngata', note: '' };
  const ask = () => world.as(learner)(corrections.askCorrection, { body });
  return { ask, correction: (await ask()).reply.correction.uuid };
}

/** Each call made once, and how it is made again. */
const calls: Record<string, () => Promise<() => Promise<{ status: number }>>> = {
  'a sign-off': async () => {
    const body = { reflection: (await waiting()).uuid };
    const call = () => world.as(mentor)(signOff, { body });
    await call();
    return call;
  },
  'a submission': async () => {
    const { learner, uuid: reflection } = await waiting();
    return () => world.as(learner)(submitReflection, { body: { reflection } });
  },
  'a withdrawal': async () => {
    const { learner, uuid: reflection } = await waiting();
    const call = () => world.as(learner)(withdrawSubmission, { body: { reflection } });
    await call();
    return call;
  },
  'the beginning of a reflection': async () => {
    const learner = await newLearner();
    const { uuid } = (await reflectionSteps(world).begin(learner)).area;
    return () => world.as(learner)(startReflection, { body: { type: 'area', uuid } });
  },
  'a request for another name': async () => (await asked()).ask,
  'a correction': async () => {
    const body = { correction: (await asked()).correction };
    const call = () => world.as(admin)(corrections.makeCorrection, { body });
    await call();
    return call;
  },
  'a declined correction': async () => {
    const body = { correction: (await asked()).correction, reason: 'It is right as it is.' };
    const call = () => world.as(admin)(corrections.declineCorrection, { body });
    await call();
    return call;
  },
};

const stateNow = async () => ({
  events: await world.db.$count(auditEvents),
  notices: await world.db.$count(notices),
  jobs: await world.runJobs(),
});

test.each(Object.entries(calls))('%s that is repeated announces nothing', async (_, prepare) => {
  const again = await prepare();
  await world.runJobs();
  const before = await stateNow();
  const client = await pusherClient(port).settled();
  // What the first call announced is heard by now, if it is heard here at all.
  world.live.announce({ topics: ['users'], except: undefined });
  await client.hears('users');

  const { status } = await again();

  world.live.announce({ topics: ['translations'], except: undefined });
  await client.hears('translations');
  expect(status).toBe(200);
  const heard = client.topicsHeard();
  expect(heard.slice(heard.indexOf('users') + 1)).toEqual(['translations']);
  expect(await stateNow()).toEqual(before);
});

test('the first sign-off is announced to every browser that shows it', async () => {
  const { uuid: reflection } = await waiting();
  const client = await pusherClient(port).settled();
  await world.as(mentor)(signOff, { body: { reflection } });
  await client.hears('reflections');
  await client.hears('certificates');
});
