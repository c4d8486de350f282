import { expect, test } from 'vitest';
import { defineMessages, message } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { mailBody } from './mail-body.ts';

const site = {
  name: 'Stepwise',
  url: 'https://learn.example',
  client: 'https://app.example',
  environment: 'test',
} as const;

const texts = defineMessages('test', {
  title: 'Your certificate',
  done: '{{mentor}} signed it off.',
  hello: 'Hello {{name}},',
  since: 'Since {{at, day}}',
  see: 'See your certificate',
  why: 'You have an account.',
});

const desk = { site, i18n: createI18n() };
const wordings = { 'test.title': 'Tō tiwhikete', 'test.since': 'Mai i te {{at, day}}' };
desk.i18n.load(new Map([['mi', wordings]]), [english, 'mi']);

test('the text says what the HTML says, with the addresses written out', () => {
  const body = mailBody(desk, english, {
    title: texts.title,
    parts: [message(texts.hello, { name: 'Ānaru' })],
    button: { label: texts.see, url: 'https://learn.example/c/1' },
    after: [message(texts.done, { mentor: 'Mere' })],
    reason: [texts.why],
  });

  expect(body.text.split('\n\n')).toEqual([
    'Your certificate',
    'Hello Ānaru,',
    'See your certificate:\nhttps://learn.example/c/1',
    'Mere signed it off.',
    '-- \nYou have an account.',
    'Stepwise · This is an automatic email. Please don’t reply.\nhttps://app.example\n',
  ]);
  expect(body.html).toContain('Hello Ānaru,');
  expect(body.html).toMatch(
    /<p class="brand".*(<i class="bar"[^>]*><\/i>){3}<\/i>&nbsp;Stepwise<\/p>/,
  );
  expect(body.html).toMatch(/<a [^>]*href="https:\/\/learn.example\/c\/1"[^>]*>See your cert/);
  expect(body.html).toMatch(/<a href="https:\/\/app.example"[^>]*>Stepwise<\/a> · This is/);
});

test('a name that looks like HTML stays a name', () => {
  const title = message(texts.hello, { name: '<b>' });
  const script = message(texts.hello, { name: '<script>alert(1)</script>\nline' });
  const { html } = mailBody(desk, english, { title, parts: [script], reason: [] });

  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>line');
});

test('a sentence in the place of the subject ends without a full stop', () => {
  const title = message(texts.done, { mentor: 'Mere' });
  const { subject, html } = mailBody(desk, 'mi', { title, parts: [title], reason: [] });

  expect(subject).toBe('Mere signed it off');
  expect(html).toMatch(/<h1[^>]*><span lang="en-NZ">Mere signed it off<\/span><\/h1>/);
  expect(html).toContain('<span lang="en-NZ">Mere signed it off.</span>');
});

test('a screen reader hears the language it is written in, and that of each piece that is not', () => {
  const parts = [message(texts.since, { at: new Date('2026-11-20T00:00:00Z') }), texts.see];
  const inMaori = mailBody(desk, 'mi', { title: texts.title, parts, reason: [] });

  expect(inMaori.subject).toBe('Tō tiwhikete');
  expect(inMaori.text).toContain('Mai i te 20/11/2026\n\nSee your certificate');
  expect(inMaori.html).toContain('<html lang="mi">');
  expect(inMaori.html).toContain('<title>Tō tiwhikete</title>');
  expect(inMaori.html).toContain('>Mai i te 20/11/2026<');
  expect(inMaori.html).toContain('<span lang="en-NZ">See your certificate</span>');

  const inEnglish = mailBody(desk, english, { title: texts.title, parts, reason: [] });
  expect(inEnglish.html).toContain('<html lang="en-NZ">');
  expect(inEnglish.html).toContain('>Since 20th Nov 2026<');
  expect(inEnglish.html).not.toContain('<span');
});

test('somebody whose language is no longer offered gets mails in English', () => {
  const { subject, html } = mailBody(desk, 'fr', { title: texts.title, parts: [], reason: [] });

  expect(subject).toBe('Your certificate');
  expect(html).toContain('<html lang="en-NZ">');
});
