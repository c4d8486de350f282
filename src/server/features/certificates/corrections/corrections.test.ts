import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { checkCertificate } from '#contract/certificates/certificates.ts';
import { openCorrections } from '#contract/certificates/corrections.ts';
import { dayOf } from '#messages/dates.ts';
import { wordsOfPdf } from '#server/features/certificates/drawing/pdf-words.test-support.ts';
import { auditEvents, certificateCorrections, certificates } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';
import { correctionsIn } from './corrections.test-support.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const { steps, admin, certified, ask, make, decline, listOf } = await correctionsIn(world);

const check = async (code: string) =>
  (await world.asVisitor(checkCertificate, { params: { code } })).reply.certificate;

test('asked for, a correction waits with the administrators and shows beside the certificate', async () => {
  const { learner, certificate } = await certified();

  const { status, reply } = await ask(learner, certificate.uuid, ' Mārama Ngata ', 'Ā, not a');
  const open = await world.as(admin)(openCorrections, { query: { per_page: 100 } });

  expect(status).toBe(201);
  expect(reply.correction).toMatchObject({
    name: 'Mārama Ngata',
    note: 'Ā, not a',
    outcome: null,
    decided_at: null,
    reason: '',
  });
  expect(await listOf(learner)).toMatchObject([{ correction: reply.correction }]);
  expect(open.reply.corrections.data).toContainEqual({
    ...reply.correction,
    certificate: expect.objectContaining({ number: certificate.number, holder: 'Marama Ngata' }),
    learner: { uuid: learner.uuid, name: 'Marama Ngata' },
  });
});

test('a request for a name that can not be printed is refused', async () => {
  const { learner, certificate } = await certified();

  const { status, message } = await ask(learner, certificate.uuid, 'Tama 𒀀');

  expect(status).toBe(422);
  expect(message).toContain('can’t print 𒀀');
});

test('made, there is a new certificate in the right name, and the old one points to it', async () => {
  const { learner, reflection, certificate, code } = await certified();
  const asked = (await ask(learner, certificate.uuid)).reply.correction;

  const { status, reply } = await make(admin, asked.uuid);
  await world.runJobs();

  expect(status).toBe(200);
  expect(reply.correction).toMatchObject({ uuid: asked.uuid, outcome: 'made' });
  expect(reply.certificate).toMatchObject({ holder: 'Mārama Ngata', status: 'valid' });
  expect(await check(code)).toMatchObject({
    status: 'replaced',
    holder: 'Marama Ngata',
    replaced_by: reply.certificate.number,
  });
  expect(await steps.mine(learner, reflection)).toMatchObject({ certificate: reply.certificate });
  expect(await listOf(learner)).toMatchObject([
    { number: reply.certificate.number, correction: null },
    { number: certificate.number, correction: { outcome: 'made' } },
  ]);
  const pdf = await world.app.inject({ url: new URL(reply.certificate.pdf).pathname });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const mails = await world.mailTo(learner);
  expect(mails.at(-1)?.text).toContain(`It replaces ${certificate.number}`);
  expect(
    (await world.as(admin)(openCorrections, { query: {} })).reply.corrections.data,
  ).not.toContainEqual(expect.objectContaining({ uuid: asked.uuid }));
});

test('what is printed but the name stays as it was on the day of the sign-off', async () => {
  const { learner, certificate } = await certified();
  const { reply } = await make(admin, (await ask(learner, certificate.uuid)).reply.correction.uuid);
  const [old, corrected] = await Promise.all(
    [certificate.uuid, reply.certificate.uuid].map(async (uuid) => {
      const isCertificate = eq(certificates.uuid, uuid);
      return (await world.db.select().from(certificates).where(isCertificate))[0];
    }),
  );
  const facts = (row: typeof old) => [row?.area, row?.pods, row?.mentor, row?.organisation];
  expect(facts(corrected)).toEqual(facts(old));
  expect(corrected?.mentor).toBe('Hana');
});

test('a corrected name keeps the date of issue, and everywhere says when it was corrected', async () => {
  const { learner, certificate } = await certified();
  const issuedAt = new Date('2024-01-02T12:00:00Z');
  await world.db
    .update(certificates)
    .set({ issuedAt })
    .where(eq(certificates.uuid, certificate.uuid));
  const { reply } = await make(admin, (await ask(learner, certificate.uuid)).reply.correction.uuid);
  await world.runJobs();
  const corrected = reply.certificate;

  const issued_at = issuedAt.toISOString();
  const corrected_at = expect.stringMatching(/^20\d\d-/);
  expect(corrected).toMatchObject({
    issued_at,
    corrected_at,
    number: expect.stringMatching(/^SW/),
  });
  expect(corrected.number).not.toBe(certificate.number);
  const path = new URL(corrected.url).pathname;
  expect(await check(path.split('/').at(-1) ?? '')).toMatchObject({
    issued_at,
    corrected_at: corrected.corrected_at,
    status: 'valid',
  });
  expect((await listOf(learner)).map((one) => [one.issued_at, one.corrected_at])).toEqual([
    [issued_at, corrected.corrected_at],
    [issued_at, null],
  ]);
  const today = dayOf(new Date(corrected.corrected_at ?? ''));
  const page = (await world.app.inject({ url: path })).body.replace(/<[^>]*>/g, ' ');
  expect(page.replace(/\s+/g, ' ')).toContain(`Date 3rd Jan 2024 Name corrected on ${today}`);
  const pdf = await world.app.inject({ url: `${path}.pdf` });
  const words = wordsOfPdf(pdf.rawPayload);
  expect(words).toContain('3rd Jan 2024');
  expect(words.replace(/\s+/g, ' ')).toContain(`Name corrected on ${today}`);
});

test('twenty decisions at once make one certificate', async () => {
  const { learner, reflection, certificate } = await certified();
  const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;
  const other = await world.person('Wiremu', 'admin');

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => make(index % 2 ? admin : other, uuid)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ reply }) => reply.certificate.number)).size).toBe(1);
  const issued = eq(certificates.reflection, reflection);
  expect(await world.db.$count(certificates, issued)).toBe(2);
});

test('declined, it says why, and another may be asked for', async () => {
  const { learner, certificate } = await certified();
  const { uuid } = (await ask(learner, certificate.uuid)).reply.correction;

  const { status, reply } = await decline(uuid);
  const again = await ask(learner, certificate.uuid, 'Mārama Ngāta');

  expect(status).toBe(200);
  expect(reply.correction).toMatchObject({
    outcome: 'declined',
    reason: 'This is the name in your passport',
  });
  expect(again.status).toBe(201);
  expect(await listOf(learner)).toMatchObject([
    { correction: { uuid: again.reply.correction.uuid } },
  ]);
  expect(await make(admin, uuid)).toMatchObject({
    errors: { correction: ['This correction has already been declined.'] },
  });
  expect((await decline(uuid)).status).toBe(200);
  expect(await decline(again.reply.correction.uuid, ' ')).toMatchObject({
    errors: { reason: ['The reason field is required.'] },
  });
});

test('one request at a time, however often it is pressed', async () => {
  const { learner, certificate } = await certified();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(learner, certificate.uuid)),
  );
  const statuses = answers.map(({ status }) => status);

  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  const isOf = eq(certificateCorrections.certificate, certificate.uuid);
  expect(await world.db.$count(certificateCorrections, isOf)).toBe(1);
  expect(await ask(learner, certificate.uuid, 'Another Name')).toMatchObject({
    status: 422,
    errors: {
      certificate: [
        'You have already asked for a correction of this certificate. An administrator will look at it.',
      ],
    },
  });
});

test('a request is only for one’s own certificate, in force, and for another name', async () => {
  const { learner, reflection, certificate } = await certified();
  const other = await world.person('Mere', 'independent_learner');

  for (const uuid of [certificate.uuid, newUuid()]) {
    expect(await ask(other, uuid)).toMatchObject({ status: 404, message: 'Not found.' });
  }
  expect(await ask(learner, certificate.uuid, 'Marama Ngata')).toMatchObject({
    errors: { name: ['The certificate already has this name.'] },
  });
  await steps.undo(admin, reflection);
  expect(await ask(learner, certificate.uuid)).toMatchObject({
    errors: { certificate: ['This certificate is no longer valid.'] },
  });
});

test('who asked and who decided is in the history', async () => {
  const { learner, certificate } = await certified();
  const { uuid } = (await ask(learner, certificate.uuid, 'Mārama', 'A note')).reply.correction;
  await decline(uuid, 'A reason');

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, certificate.uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);
  expect(events.slice(1)).toMatchObject([
    { action: 'correction.asked', actor: learner.uuid, after: { holder: 'Mārama' } },
    { action: 'correction.declined', actor: admin.uuid, after: { holder: 'Mārama' } },
  ]);
});

test('a decision about an unknown request is refused', async () => {
  for (const uuid of [newUuid(), 'not-a-uuid']) {
    const refused = await make(admin, uuid);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(['correction']);
  }
});
