import { expect, test } from 'vitest';
import { english } from '#messages/localizer.ts';
import type { FoundCertificate } from '#server/features/certificates/read-certificate.ts';
import { publicPageContextIn } from '#server/platform/pages/public-page-context.test-support.ts';
import { certificatePage, gonePage, notReadyPage, style, unknownPage } from './page.ts';

const context = publicPageContextIn(english);
const now = new Date('2026-11-20T02:05:00Z');
const code = 'k3m7xq2vb5ntw4hz6yrcpdfa2e';

const issued: FoundCertificate = {
  uuid: '0199b2a4-0000-7000-8000-000000000001',
  number: 'SW-2026-00042',
  code,
  reflection: '0199b2a4-0000-7000-8000-000000000002',
  learner: '0199b2a4-0000-7000-8000-000000000003',
  holder: 'Mere <b>Tāne</b>',
  area: 'Belonging',
  areaMi: 'Te mana whenua',
  locale: english,
  pods: ['Settling in', 'Whānau'],
  mentor: 'Hana Ngata',
  organisation: 'Harbour View Kindergarten',
  issuedAt: new Date('2026-11-19T20:00:00Z'),
  correctedAt: null,
  withdrawnAt: null,
  withdrawnReason: null,
  replacedBy: null,
  successor: null,
  drawn: true,
};
const withdrawnAt = new Date('2024-01-02T12:00:00Z');
const successor = { number: 'SW-2026-00043', code: 'z'.repeat(26) };

const pageOf = (found: FoundCertificate) => String(certificatePage(context, found, now).body);
const wordsOf = (body: string) =>
  body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('the page says what is printed, and that it is valid', () => {
  const words = wordsOf(pageOf(issued));

  expect(words).toContain('Certificate SW-2026-00042 Valid Mere &lt;b&gt;Tāne&lt;/b&gt;');
  expect(words).toContain('has completed the learning area Belonging Te mana whenua');
  expect(words).toContain('Date 20th Nov 2026 Signed off by Hana Ngata');
  expect(words).toContain('Organisation Harbour View Kindergarten');
  expect(words).toContain('Pods covered Settling in Whānau');
});

test('te reo is marked as te reo, the rest as English', () => {
  expect(pageOf(issued)).toContain('<html lang="en-NZ">');
  expect(pageOf(issued)).toContain('<p lang="mi">Te mana whenua</p>');
});

test('who reads te reo Māori reads it in te reo, and hears which pieces are not', () => {
  const inMaori = publicPageContextIn('mi', {
    'certificatePage.title': 'Tiwhikete {{number}}',
    'certificatePage.checkedOn': 'I te {{now, day}}, {{now, time}}',
  });
  const body = String(certificatePage(inMaori, issued, now).body);

  expect(body).toContain('<html lang="mi">');
  expect(body).toContain('<title>Tiwhikete SW-2026-00042 – Stepwise</title>');
  expect(body).toContain('<h1>Tiwhikete <span class="number">SW-2026-00042</span></h1>');
  expect(body).toContain('<p><span lang="en-NZ">has completed the learning area</span></p>');
  expect(body).toContain('<p class="area" lang="en-NZ">Belonging</p>');
  expect(body).toContain('<p class="holder">Mere');
  expect(body).toContain('<dd>Harbour View Kindergarten</dd>');
  expect(body).toContain('<ul><li lang="en-NZ">Settling in</li><li lang="en-NZ">Whānau</li></ul>');
  expect(body).toContain('<dd>20/11/2026</dd>');
  expect(body).toContain('<footer><p>I te 20/11/2026, 15:05</p></footer>');
});

const inFigures = { 'certificatePage.checkedOn': 'I te {{now, day}}, {{now, time}}' };

test.each([
  { translated: 'nothing', wordings: {} },
  { translated: 'the foot', wordings: inFigures },
])('every date of a page has one form: of it $translated is translated', ({ wordings }) => {
  const context = publicPageContextIn('mi', { 'certificatePage.date': 'Rā', ...wordings });
  const corrected = { ...issued, correctedAt: now, withdrawnAt: now };
  const words = wordsOf(String(certificatePage(context, corrected, now).body));
  expect(words.split('20/11/2026')).toHaveLength(5);
  expect(words).not.toMatch(/\d(st|nd|rd|th) \w{3} \d{4}/);
});

test('an area without a name in te reo is called by its English one, which says so', () => {
  const bare = { ...issued, areaMi: null };
  const inMaori = String(certificatePage(publicPageContextIn('mi'), bare, now).body);
  expect(inMaori).toContain('<p class="area" lang="en-NZ">Belonging</p>');
  expect(pageOf(bare)).toContain('<p class="area">Belonging</p>');
});

test('every page leads to itself in each other language', () => {
  const pages = [
    certificatePage(context, issued, now),
    unknownPage(context),
    notReadyPage(context, issued),
    gonePage(context, { ...issued, withdrawnAt }),
  ];
  for (const { body } of pages) {
    expect(body).toContain('<a href="?locale=mi" hreflang="mi" lang="mi">Te reo Māori</a>');
    expect(body).toContain('lang="en-NZ" aria-current="true">English</a>');
  }
});

test('a withdrawn certificate says since when, not why, and is not offered on context again', () => {
  const body = pageOf({ ...issued, withdrawnAt, withdrawnReason: 'A name was wrong' });

  expect(wordsOf(body)).toContain('Withdrawn on 3rd Jan 2024');
  expect(body).not.toContain('A name was wrong');
  expect(body).not.toContain('.pdf');
});

test('a replaced certificate leads to the one that replaced it', () => {
  const body = pageOf({ ...issued, withdrawnAt, replacedBy: issued.uuid, successor });

  expect(wordsOf(body)).toContain('Replaced by SW-2026-00043');
  expect(body).toContain(`<a href="/certificates/${successor.code}">`);
  expect(body).not.toContain('Withdrawn');
});

test('the PDF is linked as soon as it is drawn', () => {
  expect(pageOf(issued)).toContain(`href="/certificates/${code}.pdf"`);
  expect(pageOf({ ...issued, drawn: false })).not.toContain('.pdf');
});

test('a PDF still being drawn says when to come back', () => {
  const { status, headers } = notReadyPage(context, issued);

  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/) });
});

test('the page for an unknown code says so, and gives nothing away', () => {
  const { status, body } = unknownPage(context);

  expect(status).toBe(404);
  expect(body).toContain('<h1>No such certificate</h1>');
});

test('the page needs neither script nor inline style, and stays out of search engines', () => {
  const body = pageOf(issued);

  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain(`<link rel="stylesheet" href="${style.path}">`);
  expect(style.path).toMatch(/^\/certificates\/style-[0-9a-f]{12}\.css$/);
});
