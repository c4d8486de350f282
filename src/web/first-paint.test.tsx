import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages/page-list.ts';
import { usersPage } from '#contract/pages/people.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { firstPaint } from './first-paint.tsx';

const i18n = createI18n();

/** The page as the server sends it, before any script runs. */
async function paint(path: string, { appName = 'Stepwise', locale = 'en-NZ' } = {}) {
  const html = await firstPaint(path, { appName, language: i18n.bundleFor(locale) });
  return { html, body: new JSDOM(html).window.document.body };
}

const guestPages = pages.filter(({ guard }) => guard === 'guest');

test.each(pages.filter(({ path }) => path !== '/'))(
  '$path has one heading, its title',
  async ({ path, title }) => {
    const { body } = await paint(path);
    const headings = [...body.querySelectorAll('h1')];
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      i18n.localize('en-NZ', title).words,
    ]);
  },
);

test('the product’s name is never markup', async () => {
  const appName = `<img src=x onerror="alert('1')">&`;
  const { body } = await paint('/users', { appName });
  expect(body.querySelector('img')).toBeNull();
  expect(body.querySelector('.brand-name')?.textContent).toBe(appName);
});

test('a reworded title is never markup', async () => {
  const wording = `<img src=x onerror="alert('1')">&`;
  const reworded = createI18n();
  reworded.load(new Map([['en-NZ', { [usersPage.title.key]: wording }]]), ['en-NZ']);
  const html = await firstPaint('/users', {
    appName: 'Stepwise',
    language: reworded.bundleFor('en-NZ'),
  });
  const { body } = new JSDOM(html).window.document;
  expect(body.querySelector('h1')?.textContent).toBe(wording);
  expect(body.querySelector('img')).toBeNull();
});

test('nothing in it needs a hole in the content security policy', async () => {
  for (const { path } of pages) {
    const { html } = await paint(path);
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
  }
});

test.each(guestPages)('$path can be filled at once, but not sent', async ({ path }) => {
  const { body } = await paint(path);
  const form = body.querySelector('form');
  expect(form?.querySelector('[type=submit]')).not.toBeNull();
  expect(form?.querySelectorAll('input:not([id])')).toHaveLength(0);
  expect(form?.querySelector('input[autocomplete]')).not.toBeNull();
  // HTML's own: such a form is never sent to a server.
  expect(form?.getAttribute('method')).toBe('dialog');
});

test('what needs the script cannot be pressed before it is there', async () => {
  for (const { path } of guestPages) {
    const { body } = await paint(path);
    const pressable = [...body.querySelectorAll('button:enabled')];
    expect(pressable.map((button) => button.getAttribute('type'))).toEqual(['submit']);
  }
});

test('a password manager finds the fields of the login, and the cursor stands in the first', async () => {
  const { body } = await paint('/login');
  const fields = [...body.querySelectorAll('input')];
  expect(fields.map(({ id, autocomplete }) => [id, autocomplete])).toEqual([
    ['email', 'username webauthn'],
    ['password', 'current-password'],
    ['remember', ''],
  ]);
  expect(fields.map(({ autofocus }) => autofocus)).toEqual([true, false, false]);
});

test('the services to log in by are links from the first, and lead on to where somebody wanted to go', async () => {
  const name = '<b>Kura</b> login';
  const reply = { providers: [{ uuid: 'kura', name, kind: 'oidc' }] };
  const answers = [{ call: 'signInProviders', request: {}, reply }];
  const draw = async (to: string | undefined, locale = 'en-NZ') => {
    const guest = { to, answers };
    const options = { appName: 'Stepwise', language: i18n.bundleFor(locale), guest };
    const { body } = new JSDOM(await firstPaint('/login', options)).window.document;
    return [...body.querySelectorAll('a[href^="/auth/"]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  };
  const words = `Continue with ${name}`;
  expect(await draw(undefined)).toEqual([[words, '/auth/kura']]);
  expect(await draw('/users?search="M')).toEqual([
    [words, '/auth/kura?to=%2Fusers%3Fsearch%3D%22M'],
  ]);
  expect((await paint('/login')).body.querySelector('a[href^="/auth/"]')).toBeNull();
});

test('it is in the reader’s language, and what falls back says that it is English', async () => {
  const { html } = await paint('/users', { locale: 'mi' });
  expect(html).toContain('<h1 tabindex="-1"><span lang="mi">Ngā kaiwhakamahi</span></h1>');
  expect(html).toContain('<span lang="en-NZ">People with an account, and what they can do.</span>');
  expect(html).toMatch(/hidden=""><span lang="en-NZ">Main<\/span><\/span>/);
  expect(html).toMatch(/<noscript><p><span lang="en-NZ">This application needs JavaScript/);
});

test('an English page says nothing of its language but once', async () => {
  const { html } = await paint('/users');
  expect(html).toContain('<h1 tabindex="-1">Users</h1>');
  expect(html).toMatch(/<noscript><p>This application needs JavaScript/);
  expect(html).not.toContain('lang=');
});

test('readers of two languages at once get each their own', async () => {
  const [mi, english] = await Promise.all([
    paint('/users', { locale: 'mi' }),
    paint('/users', { locale: 'en-NZ' }),
  ]);
  expect(mi.body.querySelector('h1')?.textContent).toBe('Ngā kaiwhakamahi');
  expect(english.body.querySelector('h1')?.textContent).toBe('Users');
});

test('a page that there is none of is a fault, not an empty page', async () => {
  await expect(paint('/nowhere')).rejects.toThrow('There is no page /nowhere');
});
