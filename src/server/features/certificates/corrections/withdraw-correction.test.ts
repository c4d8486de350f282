import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openCorrections, withdrawCorrection } from '#contract/certificates/corrections.ts';
import { noticeList } from '#contract/notices/notices.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person } from '#testing/world.ts';
import { correctionsIn } from './corrections.test-support.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const { admin, certified, ask, make, decline, listOf } = await correctionsIn(world);

const withdraw = (learner: Person, correction: string) =>
  world.as(learner)(withdrawCorrection, { body: { correction } });
const noticesOf = async (person: Person) =>
  (await world.as(person)(noticeList, { query: {} })).reply.notices.data;
const isWaiting = async (uuid: string) => {
  const { corrections } = (await world.as(admin)(openCorrections, { query: { per_page: 100 } }))
    .reply;
  return corrections.data.some((one) => one.uuid === uuid);
};

test('a learner withdraws a request, nobody is asked to decide it, and it can be made again', async () => {
  const { learner, certificate } = await certified();
  const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;
  expect(await isWaiting(uuid)).toBe(true);
  const before = await noticesOf(admin);

  expect((await withdraw(learner, uuid)).status).toBe(204);
  expect((await withdraw(learner, uuid)).status).toBe(404);

  expect(await isWaiting(uuid)).toBe(false);
  expect(await listOf(learner)).toMatchObject([{ correction: null }]);
  expect(await noticesOf(admin)).toHaveLength(before.length - 1);
  for (const decided of [await make(admin, uuid), await decline(uuid)]) {
    expect(decided.errors).toEqual({
      correction: ['This request is no longer there. The learner may have withdrawn it.'],
    });
  }
  const history = eq(auditEvents.subject, certificate.uuid);
  const acts = await world.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(history);
  expect(acts.filter(({ action }) => action === 'correction.withdrawn')).toHaveLength(1);
  expect((await ask(learner, certificate.uuid, 'Mārama Ngāta')).status).toBe(201);
});

test('what was decided is withdrawn no more, and nobody withdraws somebody else’s', async () => {
  const { learner, certificate } = await certified();
  const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;
  const other = await world.person('Wiremu', 'independent_learner');
  expect((await withdraw(other, uuid)).status).toBe(404);
  expect(await isWaiting(uuid)).toBe(true);

  await decline(uuid);
  expect(await withdraw(learner, uuid)).toMatchObject({
    status: 422,
    errors: { correction: ['This correction has already been declined.'] },
  });
  expect(await listOf(learner)).toMatchObject([{ correction: { outcome: 'declined' } }]);
});

test('withdrawing and deciding at once: one of them counts, and the certificate agrees with it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { learner, certificate } = await certified();
    const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;
    const [withdrawn, again, decided] = await Promise.all([
      withdraw(learner, uuid),
      withdraw(learner, uuid),
      round % 2 ? make(admin, uuid) : decline(uuid),
    ]);
    const wasDecided = decided.status === 200;
    const answers = [withdrawn.status, again.status].toSorted();
    expect(answers).toEqual(wasDecided ? [422, 422] : [204, 404]);
    expect(decided.status).toBe(wasDecided ? 200 : 422);
    const shown = (await listOf(learner)).find((one) => one.uuid === certificate.uuid);
    const outcome = round % 2 ? 'made' : 'declined';
    expect(shown?.correction?.outcome).toBe(wasDecided ? outcome : undefined);
    expect(shown?.status).toBe(wasDecided && outcome === 'made' ? 'replaced' : 'valid');
  }
});
