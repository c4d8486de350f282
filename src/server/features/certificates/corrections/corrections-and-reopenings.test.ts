import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openCorrections } from '#contract/certificates/corrections.ts';
import { noticeList } from '#contract/notices/notices.ts';
import { showUser } from '#contract/people/people.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';
import { correctionsIn } from './corrections.test-support.ts';

const world = await newWorld();
const { steps, mentor, admin, certified, ask, make, decline, listOf } = await correctionsIn(world);

test('a request outlives a reopening: made once there is a certificate again', async () => {
  const { learner, reflection, certificate } = await certified();
  const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;
  await steps.undo(admin, reflection);

  expect(await make(admin, uuid)).toMatchObject({
    errors: {
      correction: ['This certificate is withdrawn. It can be corrected when it is issued again.'],
    },
  });
  await steps.finish(mentor, reflection);
  expect((await make(admin, uuid)).reply.certificate).toMatchObject({ holder: 'Mārama Ngata' });
});

test('a request is about the certificate in force, whichever was asked about, and is the only one', async () => {
  const { learner, reflection, certificate } = await certified();
  const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;
  const inQuestion = async () => {
    const { corrections } = (await world.as(admin)(openCorrections, { query: {} })).reply;
    return corrections.data.find((one) => one.uuid === uuid)?.certificate;
  };
  expect(await inQuestion()).toMatchObject({ number: certificate.number, status: 'valid' });
  await steps.undo(admin, reflection);
  expect(await inQuestion()).toMatchObject({ number: certificate.number, status: 'withdrawn' });
  const newer = (await steps.finish(mentor, reflection)).reply.certificate;
  expect(await inQuestion()).toMatchObject({ number: newer?.number, status: 'valid' });

  const again = await ask(learner, newer?.uuid ?? '');
  expect(again).toMatchObject({ status: 200, reply: { correction: { uuid } } });
  const other = await ask(learner, newer?.uuid ?? '', 'Mārama Ngata-Rewi');
  expect(other.errors.certificate?.[0]).toMatch(/^You have already asked for a correction/);
  const [shown] = await listOf(learner);
  expect(shown).toMatchObject({ number: newer?.number, correction: { uuid, outcome: null } });
});

test('the learner is notified that the name was corrected, and what was declined before is over', async () => {
  const { learner, certificate } = await certified();
  await decline((await ask(learner, certificate.uuid)).reply.correction.uuid);
  const again = (await ask(learner, certificate.uuid, 'Mārama Ngāta')).reply.correction.uuid;
  const newsOf = async (person: typeof learner) => {
    const { data } = (await world.as(person)(noticeList, { query: {} })).reply.notices;
    return data.map(({ kind, read_at }) => [kind, read_at !== null]);
  };
  expect(await newsOf(learner)).toContainEqual(['correction_declined', false]);
  await make(admin, again);
  const news = await newsOf(learner);
  expect(news[0]).toEqual(['certificate_corrected', false]);
  expect(news).toContainEqual(['correction_declined', true]);
  expect(news).not.toContainEqual(['correction_declined', false]);
});

test('the name as corrected holds for a certificate that is issued later', async () => {
  const { learner, reflection, certificate } = await certified();
  await make(admin, (await ask(learner, certificate.uuid)).reply.correction.uuid);
  await steps.undo(admin, reflection);

  const { reply } = await steps.finish(mentor, reflection);

  expect(reply.certificate?.holder).toBe('Mārama Ngata');
});

test('the account gets the name as well if whoever decides says so, in one step and once', async () => {
  const renamed = await certified();
  const kept = await certified();
  const asked = async ({ learner, certificate }: typeof kept) =>
    (await ask(learner, certificate.uuid)).reply.correction.uuid;
  const [first, second] = [await asked(renamed), await asked(kept)];

  await Promise.all(Array.from({ length: 5 }, () => make(admin, first, true)));
  await make(admin, second);

  const nameOf = async ({ uuid }: { uuid: string }) =>
    (await world.as(admin)(showUser, { params: { uuid } })).reply.user.name;
  expect(await nameOf(renamed.learner)).toBe('Mārama Ngata');
  expect(await nameOf(kept.learner)).toBe('Marama Ngata');
  const isRenaming = and(
    eq(auditEvents.subject, renamed.learner.uuid),
    eq(auditEvents.action, 'user.changed'),
  );
  expect(await world.db.select().from(auditEvents).where(isRenaming)).toMatchObject([
    { actor: admin.uuid, before: { name: 'Marama Ngata' }, after: { name: 'Mārama Ngata' } },
  ]);
});

test('corrections, reopenings and sign-offs that meet end with one certificate in force at most', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { learner, reflection, certificate } = await certified();
    const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => make(admin, uuid, index % 2 === 0)),
      ...Array.from({ length: 6 }, () => steps.undo(admin, reflection)),
      ...Array.from({ length: 6 }, () => steps.finish(mentor, reflection)),
      ...Array.from({ length: 2 }, () => ask(learner, certificate.uuid)),
    ]);
    const issued = await listOf(learner);
    const shown = await steps.mine(learner, reflection);

    expect(answers.every(({ status }) => [200, 201, 422].includes(status))).toBe(true);
    const inForce = issued.filter(({ status }) => status === 'valid');
    expect(inForce).toHaveLength(shown.status === 'complete' ? 1 : 0);
    const ended = issued.filter(({ status }) => status === 'withdrawn');
    expect(ended).toHaveLength(shown.status === 'complete' ? 0 : 1);
  }
});
