import { beforeAll, expect, test } from 'vitest';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { english } from '#messages/localizer.ts';
import { certificates } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const mi = { 'certificatePage.valid': 'Whaimana', 'certificateSheet.certificate': 'Tiwhikete' };

let world: World;
let tama: Person;
let path: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  world.i18n.load(new Map([['mi', mi]]), [english, 'mi']);
  const mentor = await world.person('Hana', 'mentor');
  tama = await world.person('Tama', 'independent_learner', { locale: 'mi' });
  const { uuid: reflection } = await world.reflection(tama);
  await world.as(mentor)(signOff, { body: { reflection } });
  await world.runJobs();
  const [certificate] = (await world.as(tama)(myCertificates, {})).reply.certificates;
  path = new URL(certificate?.url ?? '').pathname;
});

const open = (query = '', headers = {}) => world.app.inject({ url: path + query, headers });

test('anyone reads it in the language of their device or browser, else in English', async () => {
  const plain = await open();
  const byCookie = await open('', { cookie: 'locale=mi' });
  const byBrowser = await open('', { 'accept-language': 'mi-NZ, en;q=0.5' });

  expect(plain.body).toContain('<strong>Valid</strong>');
  expect(plain.headers).toMatchObject({
    'content-language': 'en-NZ',
    vary: expect.stringContaining('Accept-Language'),
    'cache-control': 'no-store',
  });
  expect(plain.headers['set-cookie']).toBeUndefined();
  for (const { body, headers } of [byCookie, byBrowser]) {
    expect(body).toContain('<html lang="mi">');
    expect(body).toContain('<strong>Whaimana</strong>');
    expect(body).toContain('<span lang="en-NZ">Signed off by</span>');
    expect(headers).toMatchObject({ 'content-language': 'mi' });
  }
});

test('a language chosen in the address is shown and remembered, without script', async () => {
  const chosen = await open('?locale=mi');
  const cookie = String(chosen.headers['set-cookie']);
  const next = await open('', { cookie: cookie.split(';')[0] });
  const back = await open('?locale=en-NZ', { cookie: 'locale=mi' });

  expect(chosen.body).toContain('<html lang="mi">');
  expect(cookie).toMatch(/^locale=mi; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  expect(next.body).toContain('<html lang="mi">');
  expect(back.body).toContain('<html lang="en-NZ">');
});

test.each(['?locale=xx', '?locale=mi&locale=xx', '?locale=%0d%0aset-cookie:a=b', '?locale[]=mi'])(
  'an odd address %s changes nothing',
  async (query) => {
    const { statusCode, body, headers } = await open(query);

    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en-NZ">');
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test('the page for an unknown code is in the reader’s language, with links to the others', async () => {
  const { statusCode, body } = await world.app.inject({ url: '/certificates/nothing?locale=mi' });

  expect(statusCode).toBe(404);
  expect(body).toContain('<h1><span lang="en-NZ">No such certificate</span></h1>');
  expect(body).toContain('<a href="?locale=en-NZ" hreflang="en-NZ" lang="en-NZ">English</a>');
});

test('the PDF is in the language that its holder read on the day of issue, for everybody', async () => {
  const [row] = await world.db.select().from(certificates);
  const inEnglish = await world.app.inject({
    url: `${path}.pdf`,
    headers: { cookie: 'locale=en' },
  });

  expect(row?.locale).toBe('mi');
  expect(inEnglish.headers).toMatchObject({ 'content-language': 'mi' });
  expect(inEnglish.rawPayload.toString('latin1')).toContain('/Lang (mi)');
});
