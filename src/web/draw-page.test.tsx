import { JSDOM } from 'jsdom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Page } from '#contract/pages/page.ts';
import type { PageData } from '#contract/pages/page-data.ts';
import { pages } from '#contract/pages/page-list.ts';
import { userSearch } from '#contract/people/people.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { clientFolder } from '#server/platform/pages/client-folder.test-support.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { drawPage } from './first-paint.tsx';

const i18n = createI18n();
let world: World;
let everybody: Person;

beforeAll(async () => {
  world = await newWorld({}, await clientFolder());
  everybody = await world.person('Aroha', [
    'admin',
    'mentor',
    'learning_designer',
    'independent_learner',
  ]);
});

const block = /<script type="application\/json" id="page-data">([^<]*)<\/script>/;

/** The page of an address as it is drawn for somebody, with what their document brings. */
async function draw(person: Person, url: string, locale = 'en-NZ') {
  const { body } = await world.raw(person, { method: 'GET', url });
  const data: PageData = JSON.parse(block.exec(body)?.[1] ?? '{}');
  const settings = { 'application-name': 'Stepwise', environment: 'test' };
  const html = await drawPage(url, { settings, data, language: i18n.bundleFor(locale) });
  return { html, page: new JSDOM(html).window.document.body };
}

const namesIn = (page: HTMLElement) =>
  [...page.querySelectorAll('tbody th a')].map(({ textContent }) => textContent);

test('the rows are those that its call answers, and what people wrote is no markup', async () => {
  await world.person('Māia <img src=x onerror="alert(1)"> style="', 'mentor');
  await world.person('Māia Tūtaki', 'mentor');
  await world.person('Rangi Pōtae', 'mentor');
  const { page, html } = await draw(everybody, '/users?search=Māia');

  const { reply } = await world.as(everybody)(userSearch, { params: { term: 'Māia' }, query: {} });
  expect(namesIn(page)).toEqual(reply.users.data.map(({ name }) => name));
  expect(namesIn(page)).toHaveLength(2);
  expect(html).not.toContain('Rangi Pōtae');
  expect(page.querySelector('img')).toBeNull();
});

test('it is in the reader’s language', async () => {
  const { page } = await draw(everybody, '/users', 'mi');
  expect(page.querySelector('h1')?.innerHTML).toBe('<span lang="mi">Ngā kaiwhakamahi</span>');
});

test('two people who open pages at once each get their own', async () => {
  const [hana, tama] = [
    await world.person('Hana Rewi', 'independent_learner'),
    await world.person('Tama Rewi', 'independent_learner'),
  ];
  const [hers, his] = await Promise.all([draw(hana, '/my/learning'), draw(tama, '/my/learning')]);
  expect([hers.html.includes('Hana Rewi'), hers.html.includes('Tama Rewi')]).toEqual([true, false]);
  expect([his.html.includes('Hana Rewi'), his.html.includes('Tama Rewi')]).toEqual([false, true]);
});

const drawn = pages.filter(({ isDrawn }: Page) => isDrawn);

test.each(drawn)('$path is drawn whole, and needs no hole in the policy', async ({ path }) => {
  // The files of its parts may take longer than it waits, the first time.
  const { page, html } = await vi.waitFor(() => draw(everybody, path), 20_000);
  expect(page.querySelector('h1')).not.toBeNull();
  expect(page.querySelector('.skeleton')).toBeNull();
  expect(html).not.toMatch(/<script|<style|\sstyle="|\son\w+="/);
});

test('what lacks its data is a fault, not half a page', async () => {
  const language = i18n.bundleFor('en-NZ');
  const data = { user: everybody.uuid, answers: [] };
  await expect(drawPage('/users', { settings: {}, language, data })).rejects.toThrow();
});
