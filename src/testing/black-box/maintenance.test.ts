import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { command } from './commands.ts';
import { runningApp, settingsFor } from './running-app.ts';
import { newMember, password } from './targets.ts';
import { newVisitor, type Place } from './visitor.ts';

const client = 'http://127.0.0.1:3997';
let nodes: Place[];
let settings: Awaited<ReturnType<typeof settingsFor>>;

beforeAll(async () => {
  const database = await testDatabase();
  const webOrigin = { WEB_ORIGIN: client };
  const urls = [await runningApp(database, webOrigin), await runningApp(database, webOrigin)];
  nodes = urls.map(({ url }) => ({ url, client }));
  settings = await settingsFor(database, webOrigin);
});

const [first, second] = [() => nodeAt(0), () => nodeAt(1)];
function nodeAt(index: number): Place {
  const node = nodes[index];
  if (!node) throw new Error('That node is not there');
  return node;
}

const statusAt = async (node: Place) => (await newVisitor(node).get('/api/user')).status;

/** Every node answers so: each looks for itself, within two seconds, as closing.test.ts shows. */
async function expectSoon(status: number) {
  await Promise.all(nodes.map((node) => expect.poll(() => statusAt(node)).toBe(status)));
}

const linkOf = (said: string) => new URL(/https?:\/\/\S+/.exec(said)?.[0] ?? '');

test('one command closes every node, another opens them again', async () => {
  const { visitor } = await newMember(first());

  const said = await command(['maintenance', 'on'], settings);
  await expectSoon(503);

  const closed = await visitor.get('/api/user');
  expect(closed).toMatchObject({ status: 503, body: { message: 'Service Unavailable' } });
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await newVisitor(second()).send('POST', '/login', { json: {} })).status).toBe(503);
  expect((await newVisitor(second()).get('/sanctum/csrf-cookie')).status).toBe(503);
  expect((await newVisitor(second()).get('/healthz')).body).toEqual({ status: 'ok' });
  const page = await newVisitor(second()).get('/maintenance');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch('text/html');

  const bearer = newVisitor(first());
  const { pathname } = linkOf(said);
  const opened = await bearer.get(pathname);
  expect(opened).toMatchObject({ status: 302 });
  expect(opened.headers.get('location')).toBe(`${client}/`);
  expect((await bearer.get('/api/user')).status).toBe(401);
  const guesser = newVisitor(first());
  // One in sixty-four ends with the one sign or the other.
  await guesser.get(pathname.slice(0, -1) + (pathname.endsWith('-') ? '_' : '-'));
  expect((await guesser.get('/api/user')).status).toBe(503);
  expect(await statusAt(first())).toBe(503);

  await command(['maintenance', 'off'], settings);
  await expectSoon(401);
  expect((await visitor.get('/api/user')).status).toBe(200);
}, 120_000);

test('a command that says neither on nor off says what it wants, and changes nothing', async () => {
  await expect(command(['maintenance', 'maybe'], settings)).rejects.toThrow(
    '“maybe” is not on or off.',
  );
  expect(await statusAt(first())).toBe(401);
});

test('a command beside the running server prints a link that makes an administrator, once', async () => {
  const link = linkOf(await command(['administrator'], settings));
  const [, token = ''] = /^\/set-up\/(\w+)$/.exec(link.pathname) ?? [];
  const chosen = { password, password_confirmation: password };
  const open = (email: string) => {
    const visitor = newVisitor(second());
    return {
      visitor,
      answer: visitor.post('/api/set-up', { token, name: 'Ana', email, ...chosen }),
    };
  };

  expect(link.origin).toBe(client);
  const { visitor, answer } = open('ana@kura.example');
  expect(await answer).toMatchObject({ status: 204, text: '' });
  expect((await visitor.get('/api/user')).body).toMatchObject({
    roles: ['admin'],
    email_verified_at: expect.stringMatching(/^20/),
  });
  expect((await visitor.get('/api/admin/mentor/worklist')).status).toBe(200);

  const again = await open('other@kura.example').answer;
  expect(again.status).toBe(422);
  expect(again.body.errors?.token?.[0]).toMatch('npm run administrator');
});
