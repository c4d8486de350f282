import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#testing/world.ts';
import { clientFolder } from './client-folder.test-support.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld({}, await clientFolder());
});

const pageIn = async (locale: string, url = '/users') =>
  (await world.app.inject({ url, cookies: { locale } })).body;

test('a page comes in the language of its reader, and what falls back says that it is English', async () => {
  const page = await pageIn('mi');

  expect(page).toContain('<html lang="mi" data-theme="auto">');
  expect(page).toContain('<title>Ngā kaiwhakamahi – ');
  expect(page).toContain('<meta name="description" lang="en-NZ" content="');
  expect(page).toContain('<h1>/users of Stepwise in mi</h1>');
});

test('a title that nobody has translated says that it is English', async () => {
  expect(await pageIn('mi', '/dashboard')).toContain('<title lang="en-NZ">Dashboard – ');
});

test('an English page says so once', async () => {
  const page = await pageIn('en-NZ');

  expect(page).toContain('<h1>/users of Stepwise in en-NZ</h1>');
  expect(page.match(/lang="/g)).toHaveLength(1);
});

test('what somebody chose in their profile comes before what was chosen on this device', async () => {
  const tama = await world.person('Tama', 'mentor', { locale: 'mi' });
  const headers = { cookie: 'locale=en-NZ' };
  const { body } = await world.raw(tama, { method: 'GET', url: '/users', headers });
  expect(body).toContain('<html lang="mi"');
});
