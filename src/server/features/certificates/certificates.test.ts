import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCertificate } from '#contract/certificates/certificates.ts';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { openMailer } from '#server/platform/mail/mail.ts';
import {
  areas,
  auditEvents,
  certificateDocuments,
  certificates,
  memberships,
  organisations,
  regions,
  users,
} from '#server/schema/index.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { codeFrom } from './certificate-code.ts';
import { openPdfThread, queueMissingPdfs } from './index.ts';
import { certificateJobs } from './jobs.ts';

const site = {
  name: 'Stepwise',
  url: 'http://stepwise.test',
  client: 'http://stepwise.test',
  environment: 'test',
} as const;

let world: World;
let mentor: Person;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stepwise-certificates-'));
  world = await newWorld({ RATE_LIMITS: 'off' });
  mentor = await world.person('Hana Ngata', 'mentor');
});

afterAll(() => rm(dataDir, { recursive: true }));

/** Signs off an area's own reflection and gives the certificate's row. */
async function issued(learner: Person, area?: string) {
  const { uuid } = await world.reflection(learner, area ? { area } : {});
  const { status } = await world.as(mentor)(signOff, { body: { reflection: uuid } });
  expect(status).toBe(200);
  const [row] = await world.db.select().from(certificates).where(eq(certificates.reflection, uuid));
  if (!row) throw new Error('no certificate');
  return row;
}

async function enrol(learner: Person, name: string, joinedAt: string) {
  const [region, uuid] = [newUuid(), newUuid()];
  await world.db.insert(regions).values({ uuid: region, name: `Region ${region}` });
  await world.db
    .insert(organisations)
    .values({ uuid, name, code: uuid.slice(-12), type: 'ece', email: 'o@kura.example', region });
  const membership = { user: learner.uuid, organisation: uuid, joinedAt: new Date(joinedAt) };
  await world.db.insert(memberships).values(membership);
}

const open = (url: string) => world.app.inject({ url });

const change = ({ uuid }: { uuid: string }, values: Partial<typeof certificates.$inferInsert>) =>
  world.db.update(certificates).set(values).where(eq(certificates.uuid, uuid));

test('a certificate says what was true on the day, whatever is renamed later', async () => {
  const learner = await world.person('Mere Tāne', 'independent_learner');
  await enrol(learner, 'The second', '2026-02-01');
  await enrol(learner, 'The first', '2026-01-01');
  const area = await world.area('Belonging');
  await world.db.update(areas).set({ nameMi: 'Te mana whenua' }).where(eq(areas.uuid, area));
  const done = { area, completedAt: new Date() };
  await world.pod('Not begun', [area]);
  await world.reflection(learner, { ...done, pod: await world.pod('Ako', [area]) });
  await world.reflection(learner, { ...done, pod: await world.pod('Retired', [area], false) });
  await world.reflection(learner, { area, pod: await world.pod('Still waiting', [area]) });

  const row = await issued(learner, area);
  await world.db.update(users).set({ name: 'Renamed' }).where(eq(users.uuid, learner.uuid));
  await world.db.update(areas).set({ name: 'Renamed' }).where(eq(areas.uuid, area));

  expect(row).toMatchObject({
    holder: 'Mere Tāne',
    area: 'Belonging',
    areaMi: 'Te mana whenua',
    pods: ['Ako'],
    mentor: 'Hana Ngata',
    organisation: 'The first',
    withdrawnAt: null,
  });
  expect(codeFrom(row.code)).toBe(row.code);
  const { body } = await open(`/certificates/${row.code}`);
  expect(body).toContain('Mere Tāne');
  expect(body).not.toContain('Renamed');
  expect(body).not.toContain(learner.email);
});

test('its history names the certificate by number only', async () => {
  const row = await issued(await world.person('Tama', 'independent_learner'));

  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, row.uuid));
  expect(events).toMatchObject([
    { action: 'certificate.issued', actor: mentor.uuid, after: { number: row.number } },
  ]);
});

test('twenty certificates at once have twenty numbers in a row', async () => {
  const learners = await Promise.all(
    Array.from({ length: 20 }, () => world.person('Tama', 'independent_learner')),
  );

  const rows = await Promise.all(learners.map((learner) => issued(learner)));

  const numbers = rows.map(({ number }) => number).sort();
  const counted = numbers.map((number) => Number(number.slice(-5)));
  expect(numbers[0]).toMatch(/^SW-\d{4}-\d{5}$/);
  expect(counted).toEqual(Array.from({ length: 20 }, (_, i) => (counted[0] ?? 0) + i));
});

test('the PDF comes seconds later, once, and stays as it was drawn', async () => {
  const learner = await world.person('Mere Tāne', 'independent_learner');
  const row = await issued(learner);
  const address = `/certificates/${row.code}.pdf`;

  const early = await open(address);
  await world.runJobs();
  const drawn = await open(address);

  expect(early.statusCode).toBe(503);
  expect(early.headers['retry-after']).toMatch(/^\d+$/);
  expect(drawn.statusCode).toBe(200);
  expect(drawn.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="certificate-${row.number}.pdf"`,
    etag: `"${createHash('sha256').update(drawn.rawPayload).digest('hex')}"`,
  });
  expect(await world.mailTo(learner)).toMatchObject([
    { subject: `Your certificate for ${row.area}` },
  ]);
});

test('a job that runs twice draws one PDF and sends one mail', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid: certificate } = await issued(learner);
  const mailer = openMailer({ url: undefined, from: 'a@b.example', dataDir, site });
  const id = newUuid();
  const { db, i18n } = world;
  const drawing = openPdfThread();
  onTestEnd(drawing.close);
  const [draw, announcing] = certificateJobs({ db, i18n, site, drawing, mailer });

  await Promise.all([1, 2].map(() => draw?.run({ certificate }, 'drawing')));
  await announcing?.run({ certificate }, id);
  await announcing?.run({ certificate }, id);

  const stored = eq(certificateDocuments.certificate, certificate);
  expect(await world.db.$count(certificateDocuments, stored)).toBe(1);
  expect(await readdir(join(dataDir, 'mail'))).toEqual([`${id}.eml`]);
});

test('a certificate withdrawn before the mail went out is not announced', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const row = await issued(learner);
  await change(row, { withdrawnAt: new Date() });

  await world.runJobs();

  expect(await world.mailTo(learner)).toEqual([]);
});

test('certificates that were loaded rather than issued are drawn, and not announced', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const row = await issued(learner);
  await world.runJobs();
  await world.db.delete(certificateDocuments).where(eq(certificateDocuments.certificate, row.uuid));

  await queueMissingPdfs(world.db, world.jobs);
  await world.runJobs();

  expect((await open(`/certificates/${row.code}.pdf`)).statusCode).toBe(200);
  expect(await world.mailTo(learner)).toHaveLength(1);
});

test('anyone with the code can check it, until it is withdrawn and after', async () => {
  const row = await issued(await world.person('Tama', 'independent_learner'));
  const better = await issued(await world.person('Tama', 'independent_learner'));
  const check = async () => {
    const { reply } = await world.asVisitor(checkCertificate, { params: { code: row.code } });
    return reply.certificate;
  };

  expect(await check()).toEqual({
    number: row.number,
    status: 'valid',
    holder: 'Tama',
    area: row.area,
    area_mi: null,
    issued_at: row.issuedAt.toISOString(),
    corrected_at: null,
    withdrawn_at: null,
    replaced_by: null,
  });
  await change(row, { withdrawnAt: new Date('2024-01-02T12:00:00Z'), withdrawnReason: 'inside' });
  expect(await check()).toMatchObject({ status: 'withdrawn' });
  expect((await open(`/certificates/${row.code}`)).body).toContain('Withdrawn on 3rd Jan 2024');
  await change(row, { replacedBy: better.uuid });
  expect(await check()).toMatchObject({ status: 'replaced', replaced_by: better.number });
});

test.each(['k3m7xq2vb5ntw4hz6yrcpdfa2e', 'SW-2026-00001', '%00', '..%2f', 'a'.repeat(900)])(
  'no certificate has the code %j',
  async (code) => {
    const [page, pdf, call] = await Promise.all([
      open(`/certificates/${code}`),
      open(`/certificates/${code}.pdf`),
      open(`/api/certificates/${code}`),
    ]);

    expect([page.statusCode, pdf.statusCode, call.statusCode]).toEqual([404, 404, 404]);
    expect(page.body).toContain('No such certificate');
  },
);

test('the page brings its stylesheet, which may be kept for ever', async () => {
  const { body } = await open('/certificates/k3m7xq2vb5ntw4hz6yrcpdfa2e');
  const [, path = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(body) ?? [];

  const { statusCode, headers } = await open(path);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('checks are counted, so that codes cannot be guessed in bulk', async () => {
  const strict = await newWorld();
  const tries = Array.from({ length: 61 }, () => strict.app.inject({ url: '/certificates/guess' }));

  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);

  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
