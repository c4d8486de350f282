import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { askCorrection } from '#contract/certificates/corrections.ts';
import { readNotices } from '#contract/notices/notices.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { phrasesIn } from '#server/features/phrases/phrases.test-support.ts';
import { digestDays, reflections, userRoles, users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { startDueDigests } from './digest.ts';
import { nextDigestAt } from './digest-time.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let notices: ReturnType<typeof noticesOf>;
let learner: Person;
let hana: Person;
beforeEach(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  notices = noticesOf(world);
  learner = await world.person('Mere Tāne', 'independent_learner');
  hana = await world.person('Hana Rewi', 'mentor');
});

const first = nextDigestAt(new Date('2030-03-01T12:00:00Z'));
const second = nextDigestAt(first);
const MINUTE = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE);

async function comes(morning: Date) {
  await startDueDigests(world, morning);
  await world.runJobs(morning);
}

const submitted = async (area?: string) => {
  const values = { submittedAt: null, ...(area !== undefined && { area }) };
  const { uuid } = await world.reflection(learner, values);
  await loop.submit(learner, uuid);
  return uuid;
};

/** A reflection that has waited since then, and of which nobody has a notice. */
const longWaiting = async (area: string) =>
  world.reflection(learner, { area, submittedAt: new Date('2026-01-05T08:00:00Z') });

test('a mentor reads what waits, how long the oldest has, and what is new, with its places', async () => {
  await longWaiting(await world.area('Belonging'));
  const uuid = await submitted(await world.area('Whānau'));
  await comes(first);

  const [mail, ...others] = await world.mailTo(hana);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 reflections waiting for review');
  expect(mail?.text).toContain(
    'The longest wait is “Belonging” by Mere Tāne, since 5th Jan 2026.\n\n' +
      'See what’s waiting:\nhttp://stepwise.test/dashboard?mine=0',
  );
  expect(mail?.text).toContain(
    'New since the last digest:\n\nMere Tāne submitted “Whānau”.\n\n' +
      `Open “Whānau”:\nhttp://stepwise.test/mentor/review-learning/reflection/${uuid}`,
  );
});

test('a learning designer reads how many phrases wait, until somebody has decided on them', async () => {
  const { designer, add, propose, decide } = await phrasesIn(world);
  const { uuid } = await add(hana, 'Ka pai');
  await propose(hana, uuid);
  await propose(hana, (await add(hana, 'Ātaahua')).uuid);
  await comes(first);

  const [mail] = await world.mailTo(designer);
  expect(mail?.subject).toBe('2 phrases waiting for approval');
  expect(mail?.text).toContain('See the phrases:\nhttp://stepwise.test/learning/phrases');
  expect(mail?.text).toContain('2 phrases proposed to the team.');
  expect(mail?.text).not.toContain('Hana Rewi proposed');
  await decide(uuid, 'declined');
  // Until then the designer may undo it.
  await notices.moveOn(2);
  await comes(second);
  expect(await notices.subjects(designer)).toContain('1 phrase waiting for approval');
  expect(await notices.subjects(hana)).toEqual([
    'Moana declined your phrase for the team. It’s still yours',
  ]);
});

test('the next digest lists again what still waits, but as new only what is new', async () => {
  const old = await submitted(await world.area('Belonging'));
  await comes(first);
  await comes(second);

  expect(await notices.subjects(hana)).toEqual(Array(2).fill('1 reflection waiting for review'));
  const texts = (await world.mailTo(hana)).map(({ text }) => text ?? '');
  expect(texts.filter((text) => text.includes('New since'))).toHaveLength(1);
  await loop.finish(hana, old);
  await comes(nextDigestAt(second));
  expect(await notices.subjects(hana)).toHaveLength(2);
});

test('where nothing waits there is no digest, and one’s own reflections wait for somebody else', async () => {
  await world.db.insert(userRoles).values({ user: learner.uuid, role: 'mentor' });
  await loop.finish(hana, await submitted());
  await comes(first);
  expect(await notices.subjects(hana)).toEqual([]);

  await submitted();
  await comes(second);
  expect(await notices.subjects(hana)).toHaveLength(1);
  const own = (await notices.subjects(learner)).filter(
    (subject) => !subject?.includes('certificate'),
  );
  expect(own).toEqual([]);
});

test('what nobody would read an answer to waits in no digest until its learner is back', async () => {
  await submitted();
  const setActive = (active: boolean) =>
    world.db.update(users).set({ active }).where(eq(users.uuid, learner.uuid));
  await setActive(false);
  await comes(first);
  expect((await notices.subjects(hana)).join()).not.toContain('waiting for review');
  await setActive(true);
  await comes(second);
  expect(await notices.subjects(hana)).toContain('1 reflection waiting for review');
});

test('one that was reopened has waited since then, so another has the longest wait', async () => {
  const reopened = await longWaiting(await world.area('Belonging'));
  await world.db
    .update(reflections)
    .set({ reopenedAt: new Date('2026-04-01T08:00:00Z') })
    .where(eq(reflections.uuid, reopened.uuid));
  const since = { submittedAt: new Date('2026-03-02T08:00:00Z') };
  await world.reflection(learner, { area: await world.area('Whānau'), ...since });
  await comes(first);
  const [mail] = await world.mailTo(hana);
  expect(mail?.text).toContain('The longest wait is “Whānau” by Mere Tāne, since 2nd Mar 2026.');
});

test('twenty nodes at seven, and one that starts at 7:03, make one digest for each', async () => {
  const ngaire = await world.person('Ngaire', 'mentor');
  await submitted();
  for (const morning of [first, second]) {
    await Promise.all(Array.from({ length: 20 }, () => startDueDigests(world, morning)));
    await startDueDigests(world, later(morning, 3));
    await Promise.all(Array.from({ length: 5 }, () => world.runJobs(later(morning, 3))));
  }
  expect(await notices.subjects(hana)).toHaveLength(2);
  expect(await notices.subjects(ngaire)).toHaveLength(2);
});

test('a server that was down at seven catches up at 7:03, and never for the days before', async () => {
  await submitted();
  const [day] = await digestsBegunAt(later(second, 3));
  expect(day?.at).toEqual(later(second, 3));
  await world.runJobs(later(second, 3));
  expect(await notices.subjects(hana)).toHaveLength(1);
});

test('before seven, from noon on and at the weekend nothing begins', async () => {
  await submitted();
  const saturday = new Date('2030-03-01T18:00:00Z');
  for (const now of [later(first, -1), later(first, 5 * 60), saturday]) {
    expect(await digestsBegunAt(now)).toEqual([]);
  }
});

async function digestsBegunAt(now: Date) {
  await startDueDigests(world, now);
  return world.db.select().from(digestDays);
}

test('one that could not be sent all day is not sent on the next', async () => {
  await submitted();
  await startDueDigests(world, first);
  await world.runJobs(later(first, 24 * 60));
  expect(await notices.subjects(hana)).toEqual([]);
});

test('only those who chose the digest get it, and can be reached', async () => {
  const others = [
    await world.person('At once', 'mentor'),
    await world.person('Off', 'mentor'),
    await world.person('Unverified', 'mentor', { emailVerifiedAt: null }),
    await world.person('Left', 'mentor'),
    await world.person('Administrator', 'admin'),
    await world.person('Designer', 'learning_designer'),
  ];
  const [atOnce, off, , left] = others;
  if (atOnce) await notices.choose(atOnce, { to_review: 'at_once' });
  if (off) await notices.choose(off, { to_review: 'off' });
  await longWaiting(await world.area('Belonging'));
  await submitted();
  if (left) await world.db.update(users).set({ active: false }).where(eq(users.uuid, left.uuid));
  await comes(first);

  expect(await notices.subjects(hana)).toEqual(['2 reflections waiting for review']);
  for (const other of others) expect(await notices.subjects(other)).toEqual([]);
});

test('a learner who wants the digest is mailed in the morning, not at once, and only what is unread', async () => {
  await notices.choose(learner, { own_learning: 'digest' });
  const [read, unread] = [await submitted(), await submitted(await world.area('Whānau'))];
  for (const uuid of [read, unread]) await loop.giveBack(hana, uuid, { 0: 'Who else?' });
  await notices.minutesPass(60);
  expect(await notices.subjects(learner)).toEqual([]);

  await world.as(learner)(readNotices, { body: { reflection: read } });
  await comes(first);
  const [mail] = await world.mailTo(learner);
  expect(mail?.subject).toBe('Hana Rewi sent “Whānau” back to you and asks for more');
  expect(mail?.text).toContain(`http://stepwise.test/my/learning/reflection/${unread}`);
  expect(mail?.text).not.toContain(read);
  await comes(second);
  expect(await notices.subjects(learner)).toHaveLength(1);
});

test('administrators read how many corrections wait', async () => {
  const admin = await world.person('Aroha', 'admin');
  const { uuid } = await world.reflection(learner, { area: await world.area('Whānau') });
  const { certificate } = (await loop.finish(hana, uuid)).reply;
  const body = { certificate: certificate?.uuid ?? '', name: 'Mere Pōtae', note: 'Married' };
  await world.as(learner)(askCorrection, { body });
  await comes(first);

  const [mail] = await world.mailTo(admin);
  expect(mail?.subject).toBe('1 name correction requested');
  expect(mail?.text).toContain(
    'Mere Tāne asked to correct the name on the certificate for “Whānau”.',
  );
  expect(mail?.text).not.toContain('Married');
});

test('of a great many, twenty are named and the others counted', async () => {
  for (let count = 0; count < 23; count += 1) await submitted();
  await comes(first);
  const [mail] = await world.mailTo(hana);
  expect(mail?.text?.match(/^Open “/gm)).toHaveLength(20);
  expect(mail?.text).toContain('And 3 more:\nhttp://stepwise.test/notices');
});
