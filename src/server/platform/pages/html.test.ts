import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what people typed stays text, in content and in attributes', () => {
  const name = `<img src=x onerror="alert('hi')"> & Hēmi`;

  expect(String(html`<p title="${name}">${name}</p>`)).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;hi&#39;)&quot;&gt; &amp; Hēmi">' +
      '&lt;img src=x onerror=&quot;alert(&#39;hi&#39;)&quot;&gt; &amp; Hēmi</p>',
  );
});

test('a template inside another is not escaped twice, and lists are joined', () => {
  const rows = ['a', '<b>'].map((row) => html`<li>${row}</li>`);

  expect(String(html`<ul>${rows}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

test('what is absent leaves nothing behind, but zero is a value', () => {
  expect(String(html`${null}${undefined}${false}${0}`)).toBe('0');
});
