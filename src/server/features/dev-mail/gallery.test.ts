import { expect, test } from 'vitest';
import { isOfAccount, noticeKinds } from '#contract/notices/notice-words.ts';
import { hasOwnMail } from '#server/features/notices/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld({ APP_URL: 'http://localhost:8000' });
const { body: gallery } = await world.app.inject({ url: '/dev/mail/gallery' });
const kinds = [...gallery.matchAll(/<section id="([\w-]+)">/g)].map(([, kind = '']) => kind);

const frame = async (kind: string, theme: string) =>
  (await world.app.inject({ url: `/dev/mail/gallery/${kind}/${theme}` })).body;

const visible = (html: string) =>
  (html.split('</head>')[1] ?? '')
    .replace(/<\/(p|h1|div)>|<br>/g, '\n')
    .replace(/<[^>]*>|&nbsp;/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('every kind of mail is in the gallery', () => {
  const others = ['verification', 'reset', 'invitation', 'address-changed', 'payment'];
  const notices = noticeKinds.filter((kind) => !hasOwnMail(kind) && !isOfAccount(kind));
  const certificates = ['certificate', 'certificate-replaced', 'certificate-corrected'];
  const all = [...others, ...notices, ...certificates, 'several-notices', 'digest', 'app-removed'];
  expect(kinds).toEqual(expect.arrayContaining(all));
});

test.each(kinds)(
  'the mail %s has one heading, one button at most, and no sentence twice',
  async (kind) => {
    const html = await frame(kind, 'light');

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect((html.match(/class="button"/g) ?? []).length).toBeLessThanOrEqual(1);
    const sentences = visible(html).flatMap((line) => line.split(/(?<=[.!?:])\s+/));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  },
);

test.each(kinds)('the mail %s says why it was sent, the same as text', async (kind) => {
  const html = await frame(kind, 'light');
  const [, text = ''] =
    new RegExp(`<section id="${kind}">[\\s\\S]*?<pre>([\\s\\S]*?)</pre>`).exec(gallery) ?? [];

  const foot = html.slice(html.indexOf('class="foot"'));
  expect(visible(`</head><p ${foot}`).length).toBeGreaterThan(1);
  for (const line of visible(html).slice(1)) {
    if (!line.startsWith('Stepwise ·')) expect(text).toContain(line);
  }
});

test('in the dark it has the colours for it, and an unknown kind is no mail', async () => {
  expect(await frame('certificate', 'light')).toContain('@media not all{');
  expect(await frame('certificate', 'dark')).toContain('@media all{');
  expect(await frame('certificate', 'loud')).toContain('No such email');
  expect(await frame('greeting', 'dark')).toContain('No such email');
});
