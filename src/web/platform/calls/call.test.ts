// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser, logOut } from '#contract/accounts/accounts.ts';
import {
  learnerLearning,
  saveExternalNotes,
  showReflection,
} from '#contract/mentoring/mentoring.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { unreadNotices } from '#contract/notices/notices.ts';
import { translateToEnglish } from '#testing/english.ts';
import { clearXsrfToken, fakeServer, setXsrfToken } from '#web/app.test-support.tsx';
import { setNavigate } from '#web/platform/session/redirect-away.ts';
import { ApiError, call, NetworkError } from './call.ts';
import { errorMessage } from './error-message.ts';

const navigate = vi.fn();
const notes = { body: { reflection: 'r', contents: 'Ka pai' } };
const notesCall = 'POST /api/admin/mentor/review/update/external';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/mentor/review-learning?learner=7#top');
  setXsrfToken('a=b');
  setNavigate(navigate);
  navigate.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const errorOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw error;
  return error;
};

test('a write carries the decoded token and the quoted version it was based on', async () => {
  const server = fakeServer({ [notesCall]: { body: {} } });
  await call(saveExternalNotes, notes, { ifMatch: '2026-11-20T08:30:00.000Z' });

  const [{ headers, body } = { headers: new Headers(), body: null }] = server.sent;
  expect(headers.get('x-xsrf-token')).toBe('a=b');
  expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(headers.get('if-match')).toBe('"2026-11-20T08:30:00.000Z"');
  expect(body).toEqual(notes.body);
});

test('without a token a write fetches one first; a read never does', async () => {
  clearXsrfToken();
  const server = fakeServer({ [notesCall]: { body: {} }, 'GET /api/user': { body: {} } });
  await call(currentUser, {});
  await call(saveExternalNotes, notes);
  expect(server.calls()).toEqual(['GET /api/user', 'GET /sanctum/csrf-cookie', notesCall]);
});

test('a write without a body has no content type', async () => {
  const server = fakeServer({ 'POST /logout': { status: 204 } });
  expect(await call(logOut, {})).toBeUndefined();
  expect(server.sent[0]?.headers.has('content-type')).toBe(false);
});

test('a stale token is renewed and the write repeated, once', async () => {
  const server = fakeServer({ [notesCall]: [{ status: 419 }, { body: { ok: true } }] });
  expect(await call(saveExternalNotes, notes)).toEqual({ ok: true });
  expect(server.calls()).toEqual([notesCall, 'GET /sanctum/csrf-cookie', notesCall]);
  expect(server.sent[2]?.headers.get('x-xsrf-token')).toBe('token 2');
  expect(navigate).not.toHaveBeenCalled();
});

test('a read that met the session as it went on under another token is repeated, once', async () => {
  const server = fakeServer({ 'GET /api/user': [{ status: 401 }, { body: { ok: true } }] });
  const reading = call(currentUser, {});
  setXsrfToken('of the same session');
  expect(await reading).toEqual({ ok: true });
  expect(server.calls()).toEqual(['GET /api/user', 'GET /api/user']);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([401, 419])(
  'after %i nobody is logged in, and the login page leads back',
  async (status) => {
    localStorage.setItem('authStatus', '204');
    localStorage.setItem('userData', '{}');
    localStorage.setItem('draft:1', 'half a thought');
    fakeServer({ [notesCall]: { status, body: { message: 'No.' } } });

    expect((await errorOf(call(saveExternalNotes, notes))).status).toBe(status);
    expect({ ...localStorage }).toEqual({ 'draft:1': 'half a thought' });
    const [address] = navigate.mock.calls[0] ?? [];
    const search = new URL(address, location.origin).searchParams;
    expect(address).toMatch(/^\/login\?/);
    expect(search.get('to')).toBe('/mentor/review-learning?learner=7#top');
  },
);

test.each([
  [503, '/maintenance?to='],
  [409, '/verify-email'],
])('%i leads to %s', async (status, address) => {
  fakeServer({ 'GET /api/user': { status } });
  await errorOf(call(currentUser, {}));
  expect(navigate.mock.calls[0]?.[0]).toContain(address);
});

test('a 403 leads to two-step login where that is what is missing, and nowhere else', async () => {
  const two_factor_required = true;
  fakeServer({
    'GET /api/user': [{ status: 403 }, { status: 403, body: { two_factor_required } }],
  });
  await errorOf(call(currentUser, {}));
  expect(navigate).not.toHaveBeenCalled();
  await errorOf(call(currentUser, {}));
  expect(navigate.mock.calls[0]?.[0]).toContain('/two-step-login?to=');
});

test.each([401, 409, 503])('%i to a background call leads nobody away', async (status) => {
  fakeServer({ 'GET /api/notices/unread': { status } });
  expect((await errorOf(call(unreadNotices, {}))).status).toBe(status);
  expect(navigate).not.toHaveBeenCalled();
});

test('a server that says why it can’t save now leads nobody away from what they wrote', async () => {
  const server = ['There is no room left to save this.'];
  fakeServer({
    [notesCall]: { status: 503, body: { message: 'Service Unavailable', errors: { server } } },
  });
  const error = await errorOf(call(saveExternalNotes, notes));
  expect(error.fields).toEqual({ server });
  expect(navigate).not.toHaveBeenCalled();
});

test('a refusal tells its sentences, the record as it is now, and when to try again', async () => {
  const errors = { contents: ['The contents field is required.'] };
  fakeServer({
    [notesCall]: {
      status: 422,
      body: { message: 'No.', errors, current: { notes: 1 } },
      headers: { 'retry-after': '30' },
    },
  });
  expect(await errorOf(call(saveExternalNotes, notes))).toMatchObject({
    status: 422,
    message: 'No.',
    fields: errors,
    current: { notes: 1 },
    retryAfter: 30,
  });
});

const errors = { name: ['Ka hiahiatia te ingoa', 'Too short.'], email: ['Taken.'] };
const errorWith = (body: object) => {
  fakeServer({ [notesCall]: { status: 422, body } });
  return errorOf(call(saveExternalNotes, notes));
};

test('each sentence of a refusal has the language that came with it', async () => {
  const locales = { message: 'en-NZ', errors: { name: ['mi', 'en-NZ'], email: ['en-NZ'] } };
  const error = await errorWith({ message: 'No.', errors, locales });
  expect(error.reason).toEqual({ words: 'No.', locale: 'en-NZ' });
  expect(error.fields).toEqual({
    name: [
      { words: 'Ka hiahiatia te ingoa', locale: 'mi' },
      { words: 'Too short.', locale: 'en-NZ' },
    ],
    email: [{ words: 'Taken.', locale: 'en-NZ' }],
  });
});

test.each<[locales: unknown]>([
  ['mi'],
  [null],
  [['mi']],
  [{ message: 7, errors: 'mi' }],
  [{ message: '', errors: { name: 'mi', email: { 0: 'mi' } } }],
  [{ message: null, errors: { name: [null, 7, ''], constructor: ['mi'] } }],
])('languages that are none (%j) are left out, and the sentences stay', async (locales) => {
  const error = await errorWith({ message: 'No.', errors, locales });
  expect([error.reason, error.fields]).toEqual(['No.', errors]);
});

test.each([
  [{ message: { text: 'No.' }, errors: 'No.' }, {}],
  [{ errors: ['No.'] }, {}],
  [{ errors: { name: 'No.', email: [7, 'Taken.'] } }, { email: ['Taken.'] }],
])('of a body in another shape (%j) only sentences are taken', async (body, fields) => {
  const error = await errorWith(body);
  expect(error.fields).toEqual(fields);
  expect(translateToEnglish(errorMessage(error))).toBe(
    'email' in fields ? 'Taken.' : 'Something went wrong.',
  );
});

test('an answer that is no JSON, as of a proxy, is a refusal in plain words', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Too large</h1>', { status: 413 }));
  const error = await errorOf(call(currentUser, {}));
  expect(error.status).toBe(413);
  expect(translateToEnglish(errorMessage(error))).toBe('Something went wrong.');
});

test.each([502, 504])('a proxy that answers %i has not reached the server', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status }));
  await expect(call(currentUser, {})).rejects.toBeInstanceOf(NetworkError);
  const ours = Response.json({ message: 'Stripe did not answer.' }, { status });
  vi.stubGlobal('fetch', async () => ours);
  await expect(call(currentUser, {})).rejects.toMatchObject({ status });
});

test('a lost connection is told apart from an error answer and from a cancelled call', async () => {
  fakeServer({ 'GET /api/user': 'offline' });
  await expect(call(currentUser, {})).rejects.toBeInstanceOf(NetworkError);

  const gone = AbortSignal.abort();
  await expect(call(currentUser, {}, { signal: gone })).rejects.not.toBeInstanceOf(NetworkError);
});

test('parts of an address are encoded, and empty ones are left out', async () => {
  const fetched = vi.fn(async (_address: string) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  await call(learnerLearning, { params: { learner: 'a/b?c' } });
  await call(showReflection, { params: { uuid: 'ā' } });
  await call(worklist, { query: { page: '2', per_page: undefined } });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/admin/mentor/index/a%2Fb%3Fc',
    '/api/admin/mentor/reflection/show/%C4%81',
    '/api/admin/mentor/worklist?page=2',
  ]);
});
