import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#testing/world.ts';

let world: World;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepwise-client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'index-abc123.js'), 'export const one = 1;');
  const page =
    '<!doctype html><html data-theme="auto"><head><!--head--><link rel="stylesheet" href="/assets/style-abc123.css"></head><body><!--first-paint--><!--data--></body></html>';
  await writeFile(join(folder, 'index.html'), page);
  await mkdir(join(folder, 'first-paint', '.vite'), { recursive: true });
  const drawn = { 'src/web/first-paint.tsx': { css: ['first-paint.css'] } };
  await writeFile(join(folder, 'first-paint', '.vite', 'manifest.json'), JSON.stringify(drawn));
  await writeFile(join(folder, 'first-paint', 'first-paint.css'), '.frame{display:grid}');
  await writeFile(join(folder, 'first-paint', 'first-paint.js'), failsOnce);
  await mkdir(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/index-abc123.js' },
    'src/messages/translation-store.ts': { file: 'assets/translator-abc123.js' },
    'src/web/features/accounts/login-screen.tsx': {
      file: 'assets/login-abc123.js',
      imports: ['index.html', '_shared.js'],
    },
    'src/web/routes/people/users-page.tsx': {
      file: 'assets/users-abc123.js',
      imports: ['_shared.js', 'index.html'],
    },
    '_shared.js': { file: 'assets/shared-abc123.js', imports: ['index.html'] },
  };
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  world = await newWorld({ APP_NAME: 'Step & Wise' }, { folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** For each page: at first it cannot be drawn, then it is; a third drawing would be another. */
const failsOnce = `const drawings = new Map();
export const firstPaint = async (path) => {
  const drawing = (drawings.get(path) ?? 0) + 1;
  drawings.set(path, drawing);
  if (drawing === 1) throw new Error('It cannot be drawn.');
  return '<p>drawing ' + drawing + '</p>';
};`;

test('a page whose first paint fails is sent without it, and it is tried again until it is there', async () => {
  const firstPaint = async () => /<p>.*<\/p>/.exec((await get('/history')).body)?.[0];
  expect((await get('/history')).statusCode).toBe(200);
  expect(await firstPaint()).toBe('<p>drawing 2</p>');
  expect(await firstPaint()).toBe('<p>drawing 2</p>');
});

const get = (url: string) => world.app.inject({ url });

test.each([
  ['/login', 'Log in'],
  ['/dashboard?from=mail', 'Dashboard'],
  ['/mentor/review-learning/reflection/0199a5c0-7a6e-7c4e-9a53-0242ac120002', 'Review reflection'],
  ['/no/such/place', 'Page not found (404)'],
  ['/certificates/', 'Page not found (404)'],
])('%s is the client, with its title in the page', async (url, title) => {
  const { statusCode, headers, body } = await get(url);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(`<title>${title} – Step &amp; Wise</title>`);
});

test('a page is given to whoever opens it, and to no browser that only guesses they will', async () => {
  const askedFor = (purpose: string) =>
    world.app.inject({ url: '/dashboard', headers: { 'sec-purpose': purpose } });
  // None that could be drawn: the browser gives it up, and asks again when it is opened.
  expect(await askedFor('prefetch;prerender')).toMatchObject({ statusCode: 204, body: '' });
  // Kept and not drawn: nothing is read by it.
  expect(await askedFor('prefetch')).toMatchObject({ statusCode: 200 });
});

test.each([
  '/api/nowhere',
  '/assets/nowhere.js',
  '/sanctum/x',
  '/docs.txt',
  '/languages.txt',
  '/robots.txt',
  '/robots.txt?x',
  '/.env',
  '/.git/config',
  '/users/.htaccess',
  '/.well-known/x',
])('%s belongs to the server and is a 404 in JSON', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch('application/json');
});

test.each([
  ['dark', 'dark'],
  ['"><script>', 'auto'],
])('the theme %j chosen on the device is in the page from the start', async (theme, shown) => {
  const { body } = await world.app.inject({ url: '/login', cookies: { theme } });
  expect(body).toContain(`<html data-theme="${shown}">`);
});

test('a page brings the styles of its first paint, and the policy lets in those and no other', async () => {
  const { body, headers } = await get('/users');
  const [, css = ''] = /<style>(.*)<\/style>/.exec(body) ?? [];
  expect(css).toBe('.frame{display:grid}');
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(body).toMatch(/<\/style>.*<body>.*<link rel="stylesheet"/);
  // The forms of guests are drawn with more.
  expect((await get('/login')).body).not.toContain('<style>');
});

test('what speaks other languages is asked for ahead in their pages, and in no English one', async () => {
  const asksAhead = async (locale: string) => {
    const { body } = await world.app.inject({ url: '/login', cookies: { locale } });
    return body.includes('<link rel="modulepreload" href="/assets/translator-abc123.js">');
  };
  expect(await asksAhead('mi')).toBe(true);
  expect(await asksAhead('en-NZ')).toBe(false);
});

test('a page asks for its own screen beside the start', async () => {
  const askedFor = async (url: string) => {
    const { body } = await get(url);
    return [...body.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, to]) => to);
  };
  expect(await askedFor('/login')).toEqual(['/assets/login-abc123.js', '/assets/shared-abc123.js']);
  expect(await askedFor('/users')).toEqual(['/assets/users-abc123.js', '/assets/shared-abc123.js']);
});

test('the texts of the reader’s language come with the page, under an address that names their version', async () => {
  const scriptFor = async (locale: string) => {
    const { body } = await world.app.inject({ url: '/login', cookies: { locale } });
    return /<script src="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  };
  const script = await scriptFor('mi');
  expect(script).toMatch(/^\/js\/translations\.js\?locale=mi&only=changed&v=\w+$/);
  const { headers } = await get(script ?? '');
  expect(headers['cache-control']).toContain('immutable');

  expect(await scriptFor('en-NZ')).toBeUndefined();
  world.i18n.load(new Map([['en-NZ', { 'shared.copy': 'Copy this' }]]), world.i18n.locales());
  expect(await scriptFor('en-NZ')).toMatch(/locale=en-NZ&only=changed&v=/);
  expect(await scriptFor('mi')).not.toBe(script);
  world.i18n.load(new Map(), world.i18n.locales());
});

test('files with a hash in their name may be kept for ever', async () => {
  const { headers, body } = await get('/assets/index-abc123.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(body).toContain('one');
});

test('nothing outside the built files is served', async () => {
  const { statusCode } = await get('/assets/..%2f..%2f..%2fetc%2fpasswd');
  expect(statusCode).toBe(404);
});

test('no folder is listed', async () => {
  for (const folder of ['/assets', '/assets/']) {
    const { body } = await get(folder);
    expect(body).not.toContain('index-abc123');
  }
});
