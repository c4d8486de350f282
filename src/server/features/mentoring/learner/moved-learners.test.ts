import { v7 as newUuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { uploadAsset } from '#contract/learning/assets.ts';
import { learnerLearning, showReflection, signOff } from '#contract/mentoring/mentoring.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { mySharing, shareArea } from '#contract/my-learning/sharing.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { auditEvents, sharedAreas } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana', 'admin');
});

type House = { organisation: string; mentor: Person };

async function house(name: string): Promise<House> {
  const mentor = await world.person(`${name} Mentor`);
  const organisation = await world.organisation(name);
  await world.organisationRole(mentor, 'organisation_mentor', organisation);
  return { organisation, mentor };
}

const join = ({ organisation }: House, { uuid: user }: Person, undo = false) =>
  world.as(system)(addMember, { body: { organisation, user, undo } });
const leave = ({ organisation }: House, { uuid: user }: Person) =>
  world.as(system)(removeMember, { body: { organisation, user } });
const write = async (learner: Person, area?: string) =>
  world.reflection(learner, area === undefined ? {} : { area });

/** A learner who began a reflection at one house and has moved to the other. */
async function moved() {
  const [from, to] = [await house('Te Kura Tawhito'), await house('Te Kura Hou')];
  const learner = await world.person('Mere', 'independent_learner');
  await join(from, learner);
  const earlier = await write(learner);
  await leave(from, learner);
  await join(to, learner);
  return { from, to, learner, earlier };
}

/** What the mentor of a house finds, in each place where reflections are found. */
async function foundBy({ mentor }: House, { uuid: learner }: Person) {
  const as = world.as(mentor);
  const { status, reply } = await as(learnerLearning, { params: { learner } });
  const learning = status === 200 ? reply.learning : [];
  const listed = learning.flatMap(({ reflections }) => reflections.map(({ uuid }) => uuid));
  const { queue, counts } = (await as(reviewQueue, { query: { state: 'waiting' } })).reply;
  const waiting = queue.data.map(({ uuid }) => uuid);
  expect(waiting.toSorted()).toEqual(listed.toSorted());
  expect([queue.total, counts.waiting]).toEqual([waiting.length, waiting.length]);
  for (const uuid of waiting)
    expect((await as(showReflection, { params: { uuid } })).status).toBe(200);
  return waiting;
}

const share = ({ organisation }: House, learner: Person, area: string, shared = true) =>
  world.as(learner)(shareArea, { body: { organisation, area, shared } });

describe('what somebody wrote before they moved', () => {
  test('is not their new organisation’s, and no longer their old one’s', async () => {
    const { from, to, learner, earlier } = await moved();
    expect(await foundBy(to, learner)).toEqual([]);
    expect(await foundBy(from, learner)).toEqual([]);
    for (const { mentor } of [from, to]) {
      const as = world.as(mentor);
      expect((await as(showReflection, { params: { uuid: earlier.uuid } })).status).toBe(404);
      expect((await as(signOff, { body: { reflection: earlier.uuid } })).errors).toEqual({
        reflection: ['The selected reflection is invalid.'],
      });
    }
    const as = world.as(await world.person('Hana', 'mentor'));
    expect((await as(showReflection, { params: { uuid: earlier.uuid } })).status).toBe(200);
  });

  test('is shown once they share its area, and what they write from then on is anyway', async () => {
    const { to, learner, earlier } = await moved();
    const later = await write(learner);
    expect(await foundBy(to, learner)).toEqual([later.uuid]);
    await share(to, learner, earlier.area);
    expect((await foundBy(to, learner)).toSorted()).toEqual([earlier.uuid, later.uuid].toSorted());
    expect(await foundBy(await house('Te Kura Kē'), learner)).toEqual([]);
  });

  test('is their old organisation’s again once they are back; what came between is not', async () => {
    const { from, to, learner, earlier } = await moved();
    const between = await write(learner);
    await leave(to, learner);
    await join(from, learner);
    expect(await foundBy(from, learner)).toEqual([earlier.uuid]);
    // What they shared was for that time: who comes back has shared nothing.
    await share(from, learner, between.area);
    expect(await foundBy(from, learner)).toHaveLength(2);
    await leave(from, learner);
    await join(from, learner, true);
    expect(await foundBy(from, learner)).toHaveLength(2);
    await leave(from, learner);
    await join(from, learner);
    expect(await foundBy(from, learner)).toEqual([earlier.uuid]);
  });
});

test('who belongs to two organisations writes for both, and each reads what is of its time', async () => {
  const { to, learner, earlier } = await moved();
  const second = await house('Te Kura Tuarua');
  const alone = await write(learner);
  await join(second, learner);
  const both = await write(learner);
  expect((await foundBy(to, learner)).toSorted()).toEqual([alone.uuid, both.uuid].toSorted());
  expect(await foundBy(second, learner)).toEqual([both.uuid]);
  expect(await foundBy(second, learner)).not.toContain(earlier.uuid);
});

test('files of learning are read where it is assigned or written in, by who assigns it there', async () => {
  const { from, to, learner, earlier } = await moved();
  const designer = await world.person('Moana', 'learning_designer');
  const fileOf = async (area: string) => {
    const { statusCode, ...answer } = await world.raw(designer, {
      method: 'POST',
      url: uploadAsset.path,
      query: { pod: await world.pod('Settling in', [area]), title: 'A guide', name: 'Guide.txt' },
      payload: 'Kia ora',
      type: 'application/octet-stream',
    });
    expect(statusCode).toBe(201);
    return new URL(answer.json().asset.url).pathname;
  };
  const atTo = async (role: 'organisation_admin' | 'organisation_viewer') => {
    const person = await world.person('Tama');
    await world.organisationRole(person, role, to.organisation);
    return person;
  };
  const [admin, viewer] = [await atTo('organisation_admin'), await atTo('organisation_viewer')];
  const readers = [to.mentor, admin, viewer, from.mentor];
  const read = (url: string) =>
    Promise.all(
      readers.map(async (reader) => (await world.raw(reader, { method: 'GET', url })).statusCode),
    );

  const [written, assigned] = [await fileOf(earlier.area), await world.area()];
  expect(await read(written)).toEqual([404, 404, 404, 404]);
  await share(to, learner, earlier.area);
  expect(await read(written)).toEqual([200, 200, 404, 404]);
  await world.assign(learner, [assigned]);
  const file = await fileOf(assigned);
  expect(await read(file)).toEqual([200, 200, 404, 404]);
  await leave(to, learner);
  for (const url of [written, file]) expect(await read(url)).toEqual([404, 404, 404, 404]);
});

describe('sharing earlier work', () => {
  test('is offered where something is earlier, and ends as it began', async () => {
    const { to, learner, earlier } = await moved();
    await write(learner);
    const offered = await world.as(learner)(mySharing, {});
    const { organisation } = to;
    const about = {
      organisation: { uuid: organisation },
      area: { uuid: earlier.area },
      earlier: 1,
    };
    expect(offered.reply.sharing).toMatchObject([{ ...about, shared: false }]);
    const shared = await share(to, learner, earlier.area);
    expect(shared.reply.sharing).toMatchObject([{ ...about, shared: true }]);
    expect(await foundBy(to, learner)).toContain(earlier.uuid);
    await share(to, learner, earlier.area, false);
    expect(await foundBy(to, learner)).not.toContain(earlier.uuid);
    const events = (await world.db.select().from(auditEvents))
      .filter(({ subject, action }) => subject === learner.uuid && action.includes('area-shar'))
      .map(({ action }) => action);
    expect(events.toSorted()).toEqual(['user.area-shared', 'user.area-sharing-ended']);
  });

  test('from many windows at once is one sharing', async () => {
    const { to, learner, earlier } = await moved();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => share(to, learner, earlier.area)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = (await world.db.select().from(sharedAreas)).filter(
      ({ area }) => area === earlier.area,
    );
    expect(rows).toHaveLength(1);
  });

  test('is with one’s own organisations alone, and of what one has written', async () => {
    const { from, to, learner, earlier } = await moved();
    const status = async (house: House, area: string) => (await share(house, learner, area)).status;
    expect(await status(from, earlier.area)).toBe(404);
    expect(await status(await house('Te Kura Kē'), earlier.area)).toBe(404);
    expect(await status(to, await world.area())).toBe(404);
    expect(await status(to, newUuid())).toBe(404);
    const { earlier: another } = await moved();
    expect(await status(to, another.area)).toBe(404);
  });
});
