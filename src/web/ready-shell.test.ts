// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pages } from '#contract/pages/page-list.ts';
import { htmlRendererFor } from '#server/platform/i18n/html-renderer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { readyShell } from './ready-shell.ts';

const texts = createI18n();
const pen = htmlRendererFor(texts, 'en-NZ');
const speak = texts.translatorFor('en-NZ');

function shown(html: string) {
  document.body.innerHTML = html;
  return document.body;
}

test.each(pages)('$path has one heading, its title, before any script runs', (page) => {
  const headings = shown(readyShell(page, 'Stepwise', pen)).querySelectorAll('h1');
  expect([...headings].map((heading) => heading.textContent)).toEqual([speak(page.title)]);
});

test('no word of a page or of a setting is ever markup', () => {
  const nasty = `<img src=x onerror="alert('1')">&`;
  const words = { title: nasty, purpose: nasty };
  const page = { path: '/x', ...words, guard: 'auth', search: () => ({}) } as const;
  const body = shown(readyShell(page, nasty, pen));
  expect(body.querySelector('img')).toBeNull();
  expect(body.querySelector('h1')?.textContent).toBe(nasty);
  expect(body.querySelector('.brand-name')?.textContent).toBe(nasty);
});

test('nothing in it needs a hole in the content security policy', () => {
  const html = pages.map((page) => readyShell(page, 'Stepwise', pen)).join('');
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
});

test('the login can be filled at once, but not sent without its script', () => {
  const login = pages.find(({ path }) => path === '/login');
  if (!login) throw new Error('There is no login.');
  const form = shown(readyShell(login, 'Stepwise', pen)).querySelector('form');
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ id, autocomplete }) => [id, autocomplete])).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
    ['remember', ''],
  ]);
  // HTML's own: such a form is never sent to a server.
  expect(form?.method).toBe('dialog');
});
