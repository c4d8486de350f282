import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { signOff, storeReview } from '#contract/mentoring/mentoring.ts';
import { exportAccount } from '#contract/my-account/my-account.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import {
  auditEvents,
  billingCustomers,
  passwordTokens,
  reflections,
  sessions,
  subscriptions,
  users,
} from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { exportedTables } from './export-account.ts';

const password = 'kererū in the kōwhai';
let world: World;
let mentor: Person;
let learner: Person;
let somebody: Person;
let begun: { uuid: string; answers: string[] };

beforeAll(async () => {
  world = await newWorld();
  const passwordHash = await hashPassword(password);
  mentor = await world.person('Hana <b>Mentor</b>', 'mentor', { passwordHash });
  learner = await world.person('Tama', 'independent_learner', { passwordHash });
  somebody = await world.person('Mere', 'independent_learner', { passwordHash });
  begun = await world.reflection(learner, { answers: ['My own answer.', null] });
  const others = await world.reflection(somebody, { answers: ["Somebody else's answer."] });
  await review(begun, 'Not published yet.');
  await review(others, "A review of somebody else's answer.");
  await world.db
    .insert(subscriptions)
    .values({ uuid: newUuid(), user: learner.uuid, name: 'Independent', stripeStatus: 'active' });
  await world.db.insert(billingCustomers).values({ user: learner.uuid, stripeId: 'cus_1' });
  await world.db.insert(passwordTokens).values({
    user: learner.uuid,
    tokenHash: Buffer.alloc(32, 0xab),
    purpose: 'reset',
    email: learner.email,
    expiresAt: new Date(),
  });
});

function review(reflection: { uuid: string; answers: string[] }, contents: string) {
  const [answer = ''] = reflection.answers;
  const body = { reflection: reflection.uuid, review: null, answer, contents };
  return world.as(mentor)(storeReview, { body });
}

async function exported(person: Person) {
  const { status, reply } = await world.as(person)(exportAccount, {});
  expect(status).toBe(200);
  return { ...reply, text: JSON.stringify(reply) };
}

/** Every column of the database that names a person by a foreign key. */
async function referrers() {
  const { rows } = await world.database.pool.query<{ table: string; column: string }>(`
    select kcu.table_name as table, kcu.column_name as column
    from information_schema.table_constraints tc
    join information_schema.key_column_usage kcu using (constraint_schema, constraint_name)
    join information_schema.referential_constraints rc using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage ccu
      on ccu.constraint_schema = rc.unique_constraint_schema
     and ccu.constraint_name = rc.unique_constraint_name
    where tc.constraint_type = 'FOREIGN KEY' and ccu.table_name = 'users'`);
  return rows;
}

/** Of these a person is not the one the row is about: who assigned, who signed off. */
const aboutSomebodyElse = ['assignments.assigned_by', 'reflections.completed_by'];

test('every table that refers to people is in the export', async () => {
  const columns = await referrers();
  expect(columns.length).toBeGreaterThan(8);
  const about = columns.filter(
    ({ table, column }) => !aboutSomebodyElse.includes(`${table}.${column}`),
  );
  const missing = about
    .map(({ table }) => table)
    .filter((table) => !exportedTables.includes(table));
  expect(missing).toEqual([]);
});

test('the export has what a person is, wrote, pays for and did, with times as everywhere else', async () => {
  const { tables, exported_at } = await exported(learner);

  expect(Object.keys(tables)).toEqual(exportedTables);
  expect(exported_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(tables.users).toMatchObject([
    {
      uuid: learner.uuid,
      name: 'Tama',
      email: learner.email,
      has_password: true,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  expect(tables.user_roles).toEqual([{ role: 'independent_learner' }]);
  expect(tables.reflections).toMatchObject([{ uuid: begun.uuid }]);
  expect(tables.answers).toMatchObject([{ answer: 'My own answer.' }, { answer: null }]);
  expect(tables.subscriptions).toMatchObject([{ name: 'Independent', stripe_status: 'active' }]);
  expect(tables.billing_customers).toEqual([{ stripe_id: 'cus_1' }]);
  expect(tables.password_tokens).toMatchObject([{ purpose: 'reset', email: learner.email }]);
  expect(tables.sessions).toMatchObject([{ address: '127.0.0.1', user_agent: 'test' }]);
});

test('no password, hash or token is in it', async () => {
  const { text } = await exported(learner);
  const rows = await world.db.select().from(sessions).where(eq(sessions.user, learner.uuid));
  const [row] = await world.db.select().from(users).where(eq(users.uuid, learner.uuid));

  expect(text).not.toMatch(/argon2|_hash"|tokenHash/);
  for (const secret of [row?.passwordHash ?? '', 'ab'.repeat(16)])
    expect(text).not.toContain(secret);
  for (const { tokenHash } of rows) {
    for (const form of ['hex', 'base64'] as const) {
      expect(text).not.toContain(tokenHash.toString(form).slice(0, 12));
    }
  }
});

test("nothing that others wrote is in it, and what one wrote about others' is without theirs", async () => {
  const [mine, hers] = [await exported(learner), await exported(mentor)];

  expect(mine.text).not.toMatch(/Somebody else|Mere|A review of somebody/);
  expect(mine.text).not.toContain(somebody.uuid);
  expect(hers.tables.reviews).toMatchObject([
    { review: 'Not published yet.' },
    { review: "A review of somebody else's answer." },
  ]);
  expect(hers.text).not.toContain('My own answer.');
  expect(hers.text).not.toContain("Somebody else's answer.");
});

test('a review of one’s own reflection is in it once it is published, not before', async () => {
  await world.db
    .update(reflections)
    .set({ externalLearning: 'Notes of the mentor.' })
    .where(eq(reflections.uuid, begun.uuid));
  const before = await exported(learner);
  expect(before.text).not.toMatch(/Not published yet|Notes of the mentor/);

  await world.as(mentor)(signOff, { body: { reflection: begun.uuid } });
  const after = await exported(learner);

  expect(after.tables.answers).toMatchObject([{ review: 'Not published yet.' }, { review: null }]);
  expect(after.tables.reflections).toMatchObject([{ external_learning: 'Notes of the mentor.' }]);
  expect(after.tables.certificates).toMatchObject([{ holder: 'Tama' }]);
});

test('the history is in it, without where somebody else was when they changed the account', async () => {
  const event = {
    at: new Date(),
    action: 'user.changed',
    subjectType: 'user',
    subject: learner.uuid,
    before: { name: 'Tame' },
    after: { name: 'Tama' },
  };
  await world.db.insert(auditEvents).values([
    { ...event, uuid: newUuid(), actor: mentor.uuid, address: '203.0.113.99' },
    { ...event, uuid: newUuid(), actor: learner.uuid, address: '203.0.113.1' },
  ]);

  const [mine, hers] = [await exported(learner), await exported(mentor)];

  expect(mine.text).toContain('203.0.113.1"');
  expect(mine.text).not.toContain('203.0.113.99');
  expect(mine.tables.audit_events).toContainEqual(
    expect.objectContaining({ action: 'user.changed', before: { name: 'Tame' } }),
  );
  expect(hers.text).toContain('203.0.113.99');
  expect(hers.text).not.toContain('Tame');
});

test('the export can be read and saved as a page that needs nothing else', async () => {
  const browser = browserOf(world.app);
  await browser.post('/login', { email: learner.email, password });

  const { statusCode, headers, body } = await browser.get('/api/account/export.html');

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="my-account.html"');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatch(/^<!doctype html><html lang="en-NZ">/);
  for (const text of ['My own answer.', learner.email, 'Independent', 'Notes of the mentor.']) {
    expect(body).toContain(text);
  }
  expect(body).not.toMatch(/<(script|style|link|img)|\[object|undefined|argon2/);
  expect((await browserOf(world.app).get('/api/account/export.html')).statusCode).toBe(401);
});

test('to a reader of te reo the names of columns are marked as English, and the values are not', async () => {
  const browser = browserOf(world.app);
  await browser.post('/login', { email: learner.email, password });
  await world.db.update(users).set({ locale: 'mi' }).where(eq(users.uuid, learner.uuid));
  await world.db.insert(auditEvents).values({
    uuid: newUuid(),
    at: new Date(),
    actor: learner.uuid,
    action: 'user.changed',
    subjectType: 'user',
    subject: learner.uuid,
    before: { name: 'Tāme' },
    after: {},
  });

  const { body } = await browser.get('/api/account/export.html');

  expect(body).toMatch(/^<!doctype html><html lang="mi">/);
  expect(body).toContain('<h2><span lang="en-NZ">user roles</span></h2>');
  expect(body).toContain(`<dt><span lang="en-NZ">email</span></dt><dd>${learner.email}</dd>`);
  expect(body).toContain('<dd><span lang="en-NZ">name</span>: Tāme</dd>');
  expect(body).toContain('<dd>My own answer.</dd>');
});

test('a name that looks like HTML is shown as it was typed', async () => {
  const browser = browserOf(world.app);
  await browser.post('/login', { email: mentor.email, password });
  const { body } = await browser.get('/api/account/export.html');
  expect(body).toContain('<h1>What is stored about Hana &lt;b&gt;Mentor&lt;/b&gt;</h1>');
});
