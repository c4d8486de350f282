import type { Page } from '@playwright/test';
import { storeLanguage } from '#contract/localisation/localisation.ts';
import { importTexts, previewTexts } from '#contract/localisation/wording-files.ts';
import { pages } from '#contract/pages/page-list.ts';
import { storeUser } from '#contract/people/people.ts';
import { sourceEntriesOf } from '#lib/messages/message.ts';
import { catalogue } from '#messages/catalogue.ts';
import { teReo } from '#messages/te-reo.ts';
import { wrongLanguageText } from '#testing/wrong-language-text.ts';
import { chooseLanguage } from './choose-language.ts';
import { expect, password, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { post } from './post.ts';

const forEverybody = pages.filter(({ path, guard }) => !path.includes('$') && guard === 'auth');

/** Wordings without values, by which a piece of a page is recognised to be in a language. */
const plain = (wording: unknown): wording is string =>
  typeof wording === 'string' && /\p{L}{3}/u.test(wording) && !/[{<]/.test(wording);
const inTeReo = teReo.map(({ wording }) => wording).filter(plain);
const inEnglish = catalogue
  .map(({ english }) => english)
  .filter(plain)
  // The names of languages are the same in every language.
  .filter((wording) => wording !== 'Te reo Māori' && !inTeReo.includes(wording));

/** Pieces of the page that are in one language but have, or inherit, the `lang` of another. */
const mislabelled = (page: Page) =>
  page.evaluate(
    ({ english, maori }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? '';
        const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang');
        if (node.parentElement?.closest('script, style, noscript, option')) continue;
        if (english.includes(words) && lang !== 'en-NZ') wrong.push(`${words} (${lang})`);
        if (maori.includes(words) && lang !== 'mi') wrong.push(`${words} (${lang})`);
      }
      return wrong;
    },
    { english: inEnglish, maori: inTeReo },
  );

test('a guest switches to te reo Māori, and what they chose comes along into their profile', {
  tag: '@wide',
}, async ({ page, world, accessible }) => {
  const { email } = await world.person('Hana Tūtaki', 'mentor');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await chooseLanguage(page, 'Te reo Māori');

  const button = page.getByRole('button', { name: 'Takiuru' });
  await expect(button).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(page.locator('#email')).toHaveValue(email);
  await accessible();
  expect(await mislabelled(page)).toEqual([]);

  await page.reload();
  await expect(button).toBeVisible();
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await button.click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
});

test('every page in te reo Māori marks each piece with its language, and fits', {
  tag: '@narrow',
}, async ({ page, world, logIn }) => {
  test.slow();
  await logIn(await world.person('Ngaire Ānaru-Whitcombe', 'admin', 'independent_learner'));
  await chooseLanguage(page, 'Te reo Māori');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  for (const { path } of forEverybody) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(await mislabelled(page), path).toEqual([]);
    expect(await page.evaluate(wrongLanguageText), path).toEqual([]);
    await fitsViewport(page);
  }
});

test('in te reo Māori no name of a person or an area is marked as English by what it stands in', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const mentor = await world.person('Ngaire Ānaru-Whitcombe', 'admin', 'mentor');
  const learner = await world.person('Rewi Pōtae', 'independent_learner');
  const area = await world.area('Mana whenua');
  await world.assign(learner, [area]);
  await logIn(mentor);
  await chooseLanguage(page, 'Te reo Māori');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');

  const named: [address: string, name: string][] = [
    [`/users?role=independent_learner&search=${learner.email}`, learner.name],
    [`/mentor/review-learning?learner=${learner.uuid}`, 'Mana whenua'],
    [`/mentor/assign-learning?learner=${learner.uuid}`, 'Mana whenua'],
    [`/history?actor=${mentor.uuid}`, mentor.name],
    ['/learning/areas', 'Mana whenua'],
  ];
  for (const [address, name] of named) {
    await page.goto(address);
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(wrongLanguageText), address).toEqual([]);
  }
});

test('the history in te reo Māori marks each word with its language', {
  tag: '@narrow',
}, async ({ page, world, logIn, accessible }) => {
  await logIn(await world.person('Hana Tūtaki', 'admin'));
  const name = `Kahu ${Math.random().toString(36).slice(2, 8)}`;
  const email = `${name.replace(' ', '.')}@school.example`;
  const roles = ['mentor', 'learning_designer'];
  await post(page, storeUser.path, { name, email, active: false, roles });
  await chooseLanguage(page, 'Te reo Māori');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');

  await page.goto(`/history?search=${name}`);
  await page.getByRole('link', { name: /^Details of/ }).click();
  const row = page.getByRole('row', { name: 'Ngā tūnga' });
  await expect(row.getByText('Pou tautoko')).toHaveAttribute('lang', 'mi');
  await expect(row.getByText('Learning designer')).toHaveAttribute('lang', 'en-NZ');
  expect(await mislabelled(page)).toEqual([]);
  await accessible();
});

/** Each wording with its letters accented and two fifths longer, as other languages may need. */
function stretched(wording: string): string {
  const parts = wording.split(/(\{\{.*?\}\}|<\/?\w+>)/);
  const accented = parts.map((part, place) =>
    place % 2 === 1 ? part : part.replace(/[aeiou]/g, macron),
  );
  const more = 3 + Math.ceil(wording.replace(/\{\{.*?\}\}|<\/?\w+>/g, '').length * 0.4);
  return (
    accented.join('') +
    ' ōrīwā'
      .repeat(Math.ceil(more / 6))
      .slice(0, more)
      .trimEnd()
  );
}

const macron = (vowel: string) => 'āēīōū'.charAt('aeiou'.indexOf(vowel));

/** Texts that are cut off by their own box, except names, which may be of any length. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) =>
      element instanceof HTMLElement &&
      element.scrollWidth > element.clientWidth + 1 &&
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
      element.clientWidth > 1 &&
      element.textContent?.includes(' ōr');
    return [...document.querySelectorAll('main *, nav *, header *')]
      .filter((element) => element.children.length === 0 || element.matches('span, p, a, button'))
      .filter(isCut)
      .map((element) => element.textContent);
  });

test('every page has room for a language with longer words', { tag: '@narrow' }, async ({
  page,
  world,
  logIn,
}) => {
  test.slow();
  const person = await world.person('Ngaire Ānaru-Whitcombe', 'admin', 'independent_learner');
  await logIn(person);
  const locale = 'en-XA';
  await post(page, storeLanguage.path, {
    code: locale,
    name: 'Longer words',
    native_name: 'Longer words',
    active: true,
  });
  const texts = catalogue
    .flatMap(sourceEntriesOf)
    .map(([key, english]) => ({ key, english, translation: stretched(english) }));
  const file = Buffer.from(JSON.stringify({ locale, texts }));
  const query = new URLSearchParams({ locale, name: 'longer.json' });
  const { preview } = await post(page, `${previewTexts.path}?${query}`, file);
  expect(preview.problems).toEqual([]);
  query.set('fingerprint', preview.fingerprint);
  await post(page, `${importTexts.path}?${query}`, file);

  await page.reload();
  await chooseLanguage(page, 'Longer words');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  for (const { path } of forEverybody) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(' ōr');
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await fitsViewport(page);
    expect(await cutOff(page), `${path} cuts words off`).toEqual([]);
  }
});
