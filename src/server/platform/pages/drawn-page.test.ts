import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { everybodysCookie } from '#contract/mentoring/worklist-scope.ts';
import { draftsCookie } from '#contract/my-learning/drafts-cookie.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { clientFolder } from './client-folder.test-support.ts';

let world: World;
let admin: Person;
let mentor: Person;

beforeAll(async () => {
  world = await newWorld({}, await clientFolder());
  admin = await world.person('Aroha', 'admin');
  mentor = await world.person('Hana', 'mentor');
});

const drawing = /<template id="drawn">(.*?)<\/template>/s;

async function drawnFor(
  person: Person,
  url: string,
  {
    method = 'GET',
    headers = {},
  }: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {},
): Promise<string | undefined> {
  return drawing.exec((await world.raw(person, { method, url, headers })).body)?.[1];
}

test('a page is drawn with its data for whom it is, and for nobody who may not read that', async () => {
  const calls = 'currentUser unreadNotices languageIndex userSearch';
  expect(await drawnFor(admin, '/users?search=M')).toBe(`<main>/users?search=M: ${calls}</main>`);
  expect(await drawnFor(admin, '/users', { headers: { 'sec-purpose': 'prefetch' } })).toBe(
    undefined,
  );
  expect(await drawnFor(admin, '/users', { method: 'HEAD' })).toBe(undefined);
  // Where something depends on the device.
  expect(await drawnFor(admin, '/users?edit=new')).toBe(undefined);
  expect(await drawnFor(admin, '/account')).toBe(undefined);
  expect(await drawnFor(mentor, '/users')).toBe(undefined);
  const unverified = await world.person('Iti Rewi', 'admin', { emailVerifiedAt: null });
  expect(await drawnFor(unverified, '/users')).toBe(undefined);
  expect((await world.app.inject({ url: '/users' })).body).not.toMatch(drawing);
});

test('the dashboard is drawn unless the browser keeps drafts, or a link has just been answered', async () => {
  const keeping = (cookie: string) => ({ headers: { cookie } });
  expect(await drawnFor(mentor, '/dashboard')).toMatch(/^<main>\/dashboard: .*reviewQueue/);
  expect(await drawnFor(mentor, '/dashboard', keeping(`${draftsCookie}=1`))).toBe(undefined);
  expect(await drawnFor(mentor, '/dashboard?verified=1')).toBe(undefined);
  expect(await drawnFor(mentor, '/dashboard?resend=1')).toBe(undefined);
  expect(await drawnFor(mentor, '/mentor/progress', keeping(`${draftsCookie}=1`))).toBeDefined();
  // At the address that its script would lead to.
  const everybodys = keeping(`${everybodysCookie}=${mentor.uuid}`);
  expect(await drawnFor(mentor, '/dashboard', everybodys)).toMatch(/^<main>\/dashboard\?mine=0: /);
});

test('a page that cannot be drawn with its data comes without the drawing', async () => {
  const { statusCode, body } = await world.raw(admin, {
    method: 'GET',
    url: '/users?search=fails',
  });
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(drawing);
  expect(body).toContain('"call":"userSearch"');
});

test('the script that shows what was drawn is let in by the policy, and no other', async () => {
  const { body, headers } = await world.raw(admin, { method: 'GET', url: '/users' });
  const [, script = ''] = /<\/template><script>(.*?)<\/script>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});
