import { expect, test } from 'vitest';
import { mailBody } from './mail-body.ts';

const site = {
  name: 'Stepwise',
  url: 'https://learn.example',
  client: 'https://app.example',
  environment: 'test',
} as const;

test('the text says what the HTML says, with the addresses written out', () => {
  const body = mailBody(site, {
    title: 'Your certificate',
    parts: ['Hello Ānaru,', { label: 'See your certificate', url: 'https://learn.example/c/1' }],
  });

  expect(body.text).toBe(
    'Hello Ānaru,\n\nSee your certificate:\nhttps://learn.example/c/1\n\n-- \nStepwise\nhttps://app.example\n',
  );
  expect(body.html).toContain('Hello Ānaru,');
  expect(body.html).toMatch(/<a [^>]*href="https:\/\/learn.example\/c\/1"[^>]*>See your cert/);
});

test('a name that looks like HTML stays a name', () => {
  const { html } = mailBody(site, { title: '<b>', parts: ['<script>alert(1)</script>\nline'] });

  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>line');
});

test('a screen reader hears the language it is written in', () => {
  expect(mailBody(site, { title: 'a', parts: [] }).html).toContain('<html lang="en-NZ">');
  expect(mailBody(site, { title: 'a', parts: [], lang: 'mi' }).html).toContain('<html lang="mi">');
});
