import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  saveExternalNotes,
  showReflection,
  signOff,
  storeReview,
} from '#contract/mentoring/mentoring.ts';
import { auditEvents, certificates } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana Tūtaki', 'mentor');
});

const learnerNamed = (name: string) => world.person(name, 'independent_learner');

test('signing off an area reflection completes it and issues its certificate', async () => {
  const area = await world.area('Belonging');
  const { uuid } = await world.reflection(await learnerNamed('Mārama Ngāti'), { area });

  const { status, reply } = await world.as(mentor)(signOff, { body: { reflection: uuid } });

  expect(status).toBe(200);
  expect(reply.reflection).toMatchObject({ status: 'complete', name: 'Belonging' });
  expect(reply.certificate).toMatchObject({
    status: 'valid',
    holder: 'Mārama Ngāti',
    area: 'Belonging',
    number: expect.stringMatching(/^SW-\d{4}-\d{5}$/),
  });
  expect(reply.reflection.certificate).toEqual(reply.certificate);
});

test('a certificate is issued in a name of another script, never in one that it can’t print', async () => {
  const printable = await world.reflection(await learnerNamed('王小明 محمد'));
  const unprintable = await world.reflection(await learnerNamed('Tama 𒀀'));

  const signedOff = await world.as(mentor)(signOff, { body: { reflection: printable.uuid } });
  const refused = await world.as(mentor)(signOff, { body: { reflection: unprintable.uuid } });

  await world.runJobs();
  const pdf = await world.app.inject({
    url: new URL(signedOff.reply.certificate?.pdf ?? '').pathname,
  });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('can’t print 𒀀') });
  const { reply } = await world.as(mentor)(showReflection, { params: { uuid: unprintable.uuid } });
  expect(reply.reflection).toMatchObject({ status: 'review', certificate: null });
});

test("a pod's reflection is signed off without a certificate", async () => {
  const area = await world.area();
  const pod = await world.pod('Settling in', [area]);
  const { uuid } = await world.reflection(await learnerNamed('Tama'), { area, pod });

  const { reply } = await world.as(mentor)(signOff, { body: { reflection: uuid } });

  expect(reply.reflection).toMatchObject({ status: 'complete', name: 'Settling in' });
  expect(reply.certificate).toBeNull();
});

test('twenty sign-offs at once, twenty times over, issue one certificate and one mail each', async () => {
  const hana = await world.person('Hana', 'mentor');
  const learners = await Promise.all(
    Array.from({ length: 20 }, (_, round) => learnerNamed(`Learner ${round}`)),
  );
  for (const learner of learners) {
    const { uuid } = await world.reflection(learner);
    const attempts = Array.from({ length: 20 }, (_, index) =>
      world.as(index % 2 ? hana : mentor)(signOff, { body: { reflection: uuid } }),
    );
    const answers = await Promise.all(attempts);

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ reply }) => reply.certificate?.number)).size).toBe(1);
    expect(new Set(answers.map(({ reply }) => reply.reflection.completed_at)).size).toBe(1);
  }
  await world.runJobs();
  for (const learner of learners) {
    expect(await world.db.$count(certificates, eq(certificates.learner, learner.uuid))).toBe(1);
    expect(await world.mailTo(learner)).toHaveLength(1);
  }
}, 120_000);

test('certificates of many reflections at once are numbered without a gap or a double', async () => {
  const before = await numbers();
  const begun = await Promise.all(
    Array.from({ length: 10 }, async () => world.reflection(await learnerNamed('Ana'))),
  );
  await Promise.all(
    begun.map(({ uuid }) => world.as(mentor)(signOff, { body: { reflection: uuid } })),
  );

  const after = await numbers();
  expect(after).toEqual(Array.from({ length: before.length + 10 }, (_, index) => index + 1));
});

async function numbers(): Promise<number[]> {
  const rows = await world.db.select({ number: certificates.number }).from(certificates);
  return rows.map(({ number }) => Number(number.slice(-5))).sort((a, b) => a - b);
}

test('a reflection still being written cannot be signed off, and stays as it was', async () => {
  const { uuid } = await world.reflection(await learnerNamed('Tama'), { submittedAt: null });

  const refused = await world.as(mentor)(signOff, { body: { reflection: uuid } });
  const { reply } = await world.as(mentor)(showReflection, { params: { uuid } });

  expect(refused).toMatchObject({
    status: 422,
    errors: { reflection: ['This reflection hasn’t been submitted yet.'] },
  });
  expect(reply.reflection).toMatchObject({ status: 'in_progress', completed_at: null });
});

test('nobody signs off their own reflection', async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const { uuid } = await world.reflection(both);

  const refused = await world.as(both)(signOff, { body: { reflection: uuid } });

  expect(refused).toMatchObject({ status: 403, message: 'This action is unauthorized.' });
  expect(await world.db.$count(certificates, eq(certificates.learner, both.uuid))).toBe(0);
});

test('a sign-off of a reflection changed meanwhile is refused with its present state', async () => {
  const { uuid } = await world.reflection(await learnerNamed('Tama'));
  const opened = (await world.as(mentor)(showReflection, { params: { uuid } })).reply.reflection;
  const notes = { reflection: uuid, contents: 'A course in Kirikiriroa' };
  await world.as(mentor)(saveExternalNotes, { body: notes });

  const body = { body: { reflection: uuid } };
  const stale = await world.as(mentor)(signOff, body, { ifMatch: opened.updated_at });

  expect(stale).toMatchObject({
    status: 412,
    current: { reflection: { status: 'review', external_learning: 'A course in Kirikiriroa' } },
  });
});

test('a review and a sign-off that meet end with the review saved before, or refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { uuid, answers } = await world.reflection(await learnerNamed('Tama'));
    const [signedOff, ...reviews] = await Promise.all([
      world.as(mentor)(signOff, { body: { reflection: uuid } }),
      ...answers.map((answer) =>
        world.as(mentor)(storeReview, { body: { reflection: uuid, answer, contents: 'Ka pai' } }),
      ),
    ]);
    const { reply } = await world.as(mentor)(showReflection, { params: { uuid } });
    const stored = reply.reflection.questions.map(
      ({ answers: [answer] }) => answer?.reviews.length,
    );

    expect(signedOff.status).toBe(200);
    expect(stored).toEqual(reviews.map(({ status }) => (status === 201 ? 1 : 0)));
  }
});

test('the history says who signed off, once', async () => {
  const { uuid } = await world.reflection(await learnerNamed('Tama'));
  await world.as(mentor)(signOff, { body: { reflection: uuid } });
  await world.as(mentor)(signOff, { body: { reflection: uuid } });

  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, uuid));

  expect(events.map(({ action, actor }) => ({ action, actor }))).toEqual([
    { action: 'reflection.signed-off', actor: mentor.uuid },
  ]);
});
