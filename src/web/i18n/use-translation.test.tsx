// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { defineMessages, message } from '#lib/messages/message.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { changeLanguage, reloadTranslations } from './language.ts';
import { useTranslation } from './use-translation.tsx';

const text = defineMessages('test', {
  find: 'Search',
  written: 'Written by {{name}}',
  ask: 'Ask <link>your {{who}}</link> now',
  counted: { one: '{{count}} pod', other: '{{count}} pods' },
  on: 'Seen on {{on}}',
  day: '{{at, day}}',
  notSaved: 'Not saved. {{why}}',
});
/** As the server said it. */
const taken = { words: 'The name is taken.', locale: 'en-NZ' };
const missing = { words: 'Ka hiahiatia te ingoa', locale: 'mi' };

afterEach(() => {
  cleanup();
});

function Screen() {
  const { t, words, attr } = useTranslation();
  return (
    <main {...attr('aria-label', text.find)} title={words(text.find)}>
      <input aria-label="typed" />
      <p data-testid="known">{t(text.find)}</p>
      <p data-testid="unknown">{t(text.written, { name: '<link>Māia</link> {{count}}' })}</p>
      <p data-testid="link">
        {t(text.ask, { who: <b>mentor</b>, link: (inside) => <a href="/">{inside}</a> })}
      </p>
      <p data-testid="counted">{t(text.counted, { count: 1_200 })}</p>
      <p data-testid="day">{t(message(text.day, { at: new Date('2026-11-20T00:00:00Z') }))}</p>
      <p data-testid="taken">{t(taken)}</p>
      <p data-testid="missing">{t(missing)}</p>
      <p data-testid="why">{t(text.notSaved, { why: missing })}</p>
      <nav {...attr('aria-label', missing)} title={words(taken)} />
      <p data-testid="mixed">{t(text.on, { on: message(text.day, { at: new Date(0) }) })}</p>
    </main>
  );
}

const html = (id: string) => screen.getByTestId(id).innerHTML;

test('in an English page English is plain text, and what people typed is no markup', () => {
  render(<Screen />);
  expect(html('known')).toBe('Search');
  expect(html('unknown')).toBe('Written by &lt;link&gt;Māia&lt;/link&gt; {{count}}');
  expect(html('link')).toBe('Ask <a href="/">your <b>mentor</b></a> now');
  expect(html('counted')).toBe('1,200 pods');
  expect(html('day')).toBe('20th Nov 2026');
});

test('a switch of language shows every text in it and keeps what was typed and the focus', async () => {
  const mi = serveTranslations({ mi: { test: { find: 'Rapu', counted_other: '{{count}}!' } } });
  render(<Screen />);
  const field = screen.getByLabelText<HTMLInputElement>('typed');
  await userEvent.type(field, 'kei te tuhi ahau');
  await act(() => changeLanguage('mi'));

  expect(document.documentElement.lang).toBe('mi');
  expect(document.cookie).toContain('locale=mi');
  expect(html('known')).toBe('<span lang="mi">Rapu</span>');
  expect(html('counted')).toBe('<span lang="mi">1,200!</span>');
  expect(screen.getByRole('main', { name: 'Rapu' }).getAttribute('lang')).toBe('mi');
  expect(field.value).toBe('kei te tuhi ahau');
  expect(document.activeElement).toBe(field);
  mi.stop();
});

test('what is not translated says that it is English, and has its dates as the rest of the page', async () => {
  const mi = serveTranslations({ mi: {} });
  render(<Screen />);
  await act(() => changeLanguage('mi'));
  expect(html('known')).toBe('<span lang="en-NZ">Search</span>');
  expect(html('mixed')).toBe('<span lang="en-NZ">Seen on 01/01/1970</span>');
  expect(html('day')).toBe('<span lang="mi">20/11/2026</span>');
  expect(screen.getByRole('main', { name: 'Search' }).getAttribute('lang')).toBe('en-NZ');
  mi.stop();
});

test('what the server said in a language keeps it, in whichever language the page is', async () => {
  const mi = serveTranslations({ mi: {} });
  render(<Screen />);
  expect(html('taken')).toBe('The name is taken.');
  expect(html('missing')).toBe('<span lang="mi">Ka hiahiatia te ingoa</span>');
  expect(html('why')).toBe('Not saved. <span lang="mi">Ka hiahiatia te ingoa</span>');
  const nav = screen.getByRole('navigation', { name: 'Ka hiahiatia te ingoa' });
  expect([nav.lang, nav.title]).toEqual(['mi', 'The name is taken.']);

  await act(() => changeLanguage('mi'));
  expect(html('taken')).toBe('<span lang="en-NZ">The name is taken.</span>');
  expect(html('missing')).toBe('<span lang="mi">Ka hiahiatia te ingoa</span>');
  expect(html('why')).toBe(
    '<span lang="en-NZ">Not saved. <span lang="mi">Ka hiahiatia te ingoa</span></span>',
  );
  mi.stop();
});

test('a text reworded elsewhere is shown without leaving the page', async () => {
  const reworded = serveTranslations({ 'en-NZ': { test: { find: 'Look for' } } });
  render(<Screen />);
  await act(() => reloadTranslations());
  expect(html('known')).toBe('Look for');
  reworded.stop();
});

test('where the texts cannot be fetched, the page stays in its language', async () => {
  const none = serveTranslations({});
  render(<Screen />);
  await act(() => expect(changeLanguage('mi')).rejects.toThrow('could not be fetched'));
  expect(html('known')).toBe('Search');
  expect(document.documentElement.lang).toBe('en-NZ');
  none.stop();
});

test('a language wished for twice is shown once either of them has its texts', async () => {
  const mi = serveTranslations({ mi: { test: { find: 'Rapu' } } }, { failures: 1 });
  render(<Screen />);
  const wishes = [changeLanguage('mi'), changeLanguage('mi')];
  await act(() => expect(wishes[0]).rejects.toThrow('could not be fetched'));
  await act(async () => wishes[1]);
  expect(document.documentElement.lang).toBe('mi');
  mi.stop();
});
