import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { learningFixtures } from '#testing/learning-fixtures.ts';
import { testDatabase } from '../database.ts';
import { serverProcess } from './commands.ts';
import { type Database, mailsIn, settingsFor } from './running-app.ts';
import { linkIn, password } from './targets.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Words that occur nowhere else, one for each thing that a log must not hold. */
const canary = {
  name: 'Kanaryname Tāwhiri',
  email: 'kanarymail@kura.example',
  newEmail: 'kanarymoved@kura.example',
  password: 'kanarysecret in the kōwhai',
  newPassword: 'kanarychosen by the kōwhai',
  guess: 'kanaryguess',
  token: 'kanarytoken0123456789',
  answer: 'Kanaryanswer: Mia smiled at me.',
  review: 'Kanaryreview: ka pai tō mahi.',
  notes: 'Kanarynotes: a course on play.',
  search: 'kanarysearch',
  browser: 'Kanarybrowser/1.0',
};
const hasWord = (log: string, word: string) => log.toLowerCase().includes(word.toLowerCase());

async function mentorOn({ db }: Database) {
  const [mentor, learner] = [newUuid(), newUuid()];
  const passwordHash = await hashPassword(canary.password);
  await db.insert(users).values([
    { uuid: mentor, name: canary.name, email: 'kanary.mentor@kura.example', passwordHash },
    { uuid: learner, name: canary.name, email: 'kanary.learner@kura.example', passwordHash },
  ]);
  await db.update(users).set({ emailVerifiedAt: new Date() });
  await db.insert(userRoles).values({ user: mentor, role: 'admin' });
  const learning = learningFixtures(db);
  const reflection = await learning.reflection({ uuid: learner }, { answers: [canary.answer] });
  return { email: 'kanary.mentor@kura.example', learner, reflection };
}

async function accountCalls(visitor: Visitor, mailsTo: ReturnType<typeof mailsIn>) {
  const { name, email, newEmail, guess, token } = canary;
  const twice = (typed: string) => ({ password: typed, password_confirmation: typed });
  const registered = await visitor.post('/register', { name, email, ...twice(canary.password) });
  expect(registered.status).toBe(204);
  await visitor.post('/register', { name, email, ...twice(canary.password) });
  await visitor.post('/login', { email, password: guess });
  await visitor.postForm('/login', { email, password: guess });
  await visitor.post('/login', { email, password: canary.password });
  await visitor.post('/email/verification-notification');
  await visitor.get('/api/user');
  const [mail = {}] = await mailsTo(email, 2);
  const link = linkIn(mail);
  await newVisitor({ url: link.origin, client: link.origin }).get(link.pathname + link.search);
  await visitor.get(link.pathname + link.search);
  await visitor.put('/api/account/profile', { name: `${name} II`, locale: 'mi' });
  await visitor.put('/api/account/email', { email: newEmail, current_password: guess });
  await visitor.put('/api/account/email', { email: newEmail, current_password: canary.password });
  await visitor.put('/api/account/password', {
    current_password: canary.password,
    ...twice(canary.newPassword),
  });
  await visitor.get('/api/account/export');
  await visitor.get('/api/account/export.html');
  await visitor.get('/api/account/sessions');
  await visitor.post('/forgot-password', { email: newEmail });
  const mails = await mailsTo(newEmail, 2);
  const resetLinks = mails.map(linkIn).filter(({ pathname }) => pathname.includes('reset'));
  const reset = resetLinks[0]?.pathname.split('/').at(-1) ?? '';
  await visitor.get(`/password-reset/${reset}?email=${encodeURIComponent(newEmail)}`);
  await visitor.post('/reset-password', { token, email: newEmail, ...twice(canary.password) });
  const done = await visitor.post('/reset-password', {
    token: reset,
    email: newEmail,
    ...twice(canary.password),
  });
  expect(done.status).toBe(200);
  await visitor.post('/api/set-up', { token, name, email, ...twice(canary.password) });
  return [link.searchParams.get('signature') ?? '', reset];
}

/** Creates an API token and makes calls with it, one of them cut off. */
async function tokenCalls(visitor: Visitor): Promise<string> {
  const { body, status } = await visitor.post('/api/account/token/store', {
    name: canary.name,
    kind: 'personal',
    permissions: ['people.manage'],
    days: 1,
    current_password: canary.password,
  });
  expect(status).toBe(201);
  const { secret } = z.object({ secret: z.string() }).parse(body);
  for (const sent of [secret, secret.slice(0, -1)]) {
    const headers = { authorization: `Bearer ${sent}` };
    await visitor.send('GET', '/api/user', { headers });
    await visitor.send('GET', '/api/admin/history', { headers });
  }
  return secret.slice(3);
}

type Mentor = Awaited<ReturnType<typeof mentorOn>>;

async function mentoringCalls(visitor: Visitor, { email, learner, reflection }: Mentor) {
  await visitor.post('/login', { email, password: canary.password });
  const [answer = ''] = reflection.answers;
  const written = { reflection: reflection.uuid, answer, contents: canary.review };
  const mentor = '/api/admin/mentor';
  const search = `?search=${canary.search}&limit=5`;
  await visitor.get(`/api/admin/user/independentlearnerlist${search}`);
  await visitor.get(`${mentor}/worklist${search}`);
  await visitor.get(`${mentor}/index/${learner}`);
  await visitor.get(`${mentor}/reflection/show/${reflection.uuid}`);
  await visitor.post(`${mentor}/review/store`, { ...written, review: null });
  await visitor.post(`${mentor}/review/store`, { ...written, review: null });
  await visitor.post(`${mentor}/review/update`, { ...written, review: newUuid() });
  await visitor.post(`${mentor}/review/update/external`, {
    reflection: reflection.uuid,
    contents: canary.notes,
  });
  const signedOff = await visitor.post(`${mentor}/reflection/sign-off`, {
    reflection: reflection.uuid,
  });
  expect(signedOff.status).toBe(200);
}

/** Any call, with what it can't use in every place that takes something. */
async function nonsense(visitor: Visitor, { method, path }: Endpoint) {
  const filled = path.replace(/:\w+/g, canary.search);
  const fields = [
    'email',
    'name',
    'password',
    'contents',
    'reflection',
    'answer',
    'token',
    'review',
  ];
  const json = Object.fromEntries(fields.map((field) => [field, `${canary.search}\u0000`]));
  const sent = method === 'GET' ? {} : { json };
  await visitor.write(method, `${filled}?page=${canary.search}&search=${canary.search}%00`, sent);
  if (method === 'GET') return;
  const raw = { type: 'application/json', content: `{"email":"${canary.search}` };
  await visitor.write(method, filled, { raw });
}

const securityEventsIn = (log: string): unknown[] =>
  log.split('\n').flatMap((line) => (line.includes('"security event"') ? [JSON.parse(line)] : []));

test('no log holds what people typed, read, or could log in with, whatever the log level', async () => {
  const database = await testDatabase();
  const mentor = await mentorOn(database);
  const settings = await settingsFor(database, { LOG_LEVEL: 'trace', RATE_LIMITS: 'off' });
  const place = { url: settings.APP_URL, client: settings.APP_URL };
  const server = await serverProcess(settings);
  const visitor = newVisitor(place);
  await visitor.send('GET', '/sanctum/csrf-cookie', { headers: { 'user-agent': canary.browser } });

  const secrets = await accountCalls(visitor, mailsIn(`${settings.dataDir}/mail`));
  const member = newVisitor(place);
  await mentoringCalls(member, mentor);
  const token = await tokenCalls(member);
  const cookies = [member.cookie('stepwise_session'), member.cookie('XSRF-TOKEN')];
  for (const endpoint of endpoints.filter(({ name }) => !/^(logOut|endSessions)$/.test(name))) {
    await nonsense(member, endpoint);
  }
  await fetch(`${settings.APP_URL}/logout`, { method: 'POST' });
  const log = await server.end();

  const requests = log.split('\n').filter((line) => line.includes('"request"'));
  expect(requests.length).toBeGreaterThan(endpoints.length);
  expect(requests.some((line) => line.includes('/api/admin/mentor/review/store'))).toBe(true);
  expect(securityEventsIn(log)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ security: 'register', status: 204, user: expect.any(String) }),
      expect.objectContaining({ security: 'logIn', status: 204, address: expect.any(String) }),
      expect.objectContaining({ security: 'logIn', status: 422 }),
      expect.objectContaining({ security: 'changePassword', route: '/api/account/password' }),
      expect.objectContaining({
        security: 'access-refused',
        user: expect.any(String),
        status: 403,
      }),
      expect.objectContaining({ security: 'forgery-refused', status: 419 }),
    ]),
  );
  for (const word of [
    ...Object.values(canary),
    ...cookies,
    ...secrets,
    token,
    'kanary',
    password,
  ]) {
    expect(word.length).toBeGreaterThan(5);
    expect(hasWord(log, word), `${word} in the log`).toBe(false);
    expect(hasWord(log, encodeURIComponent(word)), `${word} in the log`).toBe(false);
  }
});
