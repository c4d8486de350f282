import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { sourceEntriesOf } from '#lib/messages/message.ts';
import { catalogue } from '#messages/catalogue.ts';
import { english, type Translations } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { isOfNotoSans, openFallbackFonts, unprintableIn } from './fallback-fonts.ts';
import { openedPdf, wordsOfPdf } from './pdf-words.test-support.ts';
import { usualCertificate } from './printed-certificate.test-support.ts';
import type { PrintedCertificate } from './printed-certificate.ts';
import { renderCertificate } from './render-certificate.ts';

const usual: PrintedCertificate = { ...usualCertificate, area: 'Belonging & <identity>' };

function draw(printed: PrintedCertificate, wordings: Translations = {}) {
  const i18n = createI18n();
  i18n.load(new Map([['mi', wordings]]), [english, 'mi']);
  return renderCertificate(printed, (text) => i18n.localize(printed.locale, text));
}

const opened = async (printed: PrintedCertificate, wordings?: Translations) =>
  openedPdf(await draw(printed, wordings));

const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

/** What the fonts say their drawn shapes mean, which is what copying and reading aloud give. */
function readable(pdf: string): string {
  const maps = pdf.match(/beginbfrange[\s\S]*?endbfrange/g) ?? [];
  const codes = maps.join('').match(/<([0-9a-f ]{4,})>/g) ?? [];
  const units = codes.join(' ').match(/[0-9a-f]{4}/g) ?? [];
  return units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

test('a screen reader is told language, title, heading, te reo and what the QR code is', async () => {
  const pdf = await opened(usual);

  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (en-NZ)');
  expect(pdf).toContain('/Lang (mi)');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('Certificate SW-2026-00042, Mere');
  expect(pdf).toMatch(/\/S \/H1\b/);
  expect(pdf).toMatch(/\/S \/Figure\b[\s\S]*?\/Alt \(QR code of the address https:/);
  expect(pdf).toMatch(/\/S \/Link\b/);
});

test('its own words are those of the holder’s language; what falls back says that it is English', async () => {
  const inMaori = { ...usual, locale: 'mi', areaMi: null };
  const wordings = {
    'certificateSheet.title': 'Tiwhikete {{number}}',
    'certificateSheet.checkAt': 'Tirohia {{address}}',
  };
  const pdf = await opened(inMaori, wordings);

  expect(pdf).toMatch(/\/Type \/Catalog[\s\S]*?\/Lang \(mi\)/);
  expect(pdf).toContain('Tiwhikete SW-2026-00042');
  expect(pdf).toMatch(/\/S \/H1\b[\s\S]*?\/Lang \(en-NZ\)/);
  expect(pdf).toMatch(/\/S \/Figure\b[\s\S]*?\/Lang \(en-NZ\)/);
  expect(pdf.match(/\/S \/Link\b[^>]*/)?.[0]).not.toContain('/Lang');
});

test('the area’s English name says that it is English on a sheet in te reo, the people’s nothing', async () => {
  const wordings = Object.fromEntries(
    catalogue.flatMap(sourceEntriesOf).map(([key]) => [key, 'Te kupu']),
  );
  const langs = async (printed: PrintedCertificate) =>
    (await opened(printed, wordings)).match(/\/Lang \([\w-]+\)/g);

  const found = await langs({ ...usual, locale: 'mi', areaMi: null });
  expect(found?.sort()).toEqual(['/Lang (en-NZ)', '/Lang (mi)']);
});

test('every vowel with a macron is drawn and can be read', async () => {
  const macrons = 'āēīōūĀĒĪŌŪ';
  const pdf = await opened({ ...usual, holder: macrons, area: macrons, areaMi: macrons });

  const read = readable(pdf);
  expect([...macrons].filter((vowel) => !read.includes(vowel))).toEqual([]);
});

test('drawing it again gives the same bytes', async () => {
  const [first, second] = [await draw(usual), await draw(usual)];

  expect(first.equals(second)).toBe(true);
});

test('it is a sheet of A4 across, to frame', async () => {
  expect(await opened(usual)).toContain('/MediaBox [0 0 841.89 595.28]');
});

test('a font is opened only for a name that needs it', async () => {
  expect((await openFallbackFonts(['Mere Tāne-Hōhepa', 'Ngā Pōtiki'], 400)).size).toBe(0);
  expect([...(await openFallbackFonts(['Mere 王'], 400)).keys()]).toEqual(['王']);
});

test('an ordinary certificate is small', async () => {
  expect((await draw(usual)).length).toBeLessThan(40_000);
});

test.each([
  'Te Whare Kōhungahunga o Ngāti Whātua ki Tāmaki Makaurau ',
  'Ā',
  'W',
  '王小明',
  'محمد ',
])('the longest names allowed (%s…) stay on one page', async (word) => {
  const longest = word.repeat(255).slice(0, 255).trim();
  const printed = {
    ...usual,
    holder: longest,
    area: longest,
    areaMi: longest,
    mentor: longest,
    organisation: longest,
    pods: Array.from({ length: 60 }, () => longest),
    address: `https://${'long.'.repeat(30)}example/certificates/k3m7xq2vb5ntw4hz6yrcpdfa2e`,
  };

  expect(pagesIn(await opened(printed))).toBe(1);
});

test('what is not there is not printed', async () => {
  const bare = { ...usual, areaMi: null, organisation: null, pods: [] };

  const pdf = await opened(bare);
  expect(pagesIn(pdf)).toBe(1);
  expect(pdf).not.toContain('/Lang (mi)');
});

test('a name with signs of XML leaves the metadata whole', async () => {
  const pdf = await opened({ ...usual, product: 'A & B', holder: '<Tama> & Hēmi' });

  expect(pdf).toContain('>A and B</rdf:li>');
  expect(pdf).not.toContain('<Tama>');
});

/** Strings of the file without the backslashes that pdfkit puts before some bytes. */
const unescaped = (pdf: string) =>
  pdf.replace(/\\([nrtbf()\\])/g, (_, sign: string) => plain[sign] ?? sign);
const plain: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const scripts = [
  '王小明',
  '陳美玲',
  '渡邊さくら',
  '김민준',
  'محمد علي',
  'پیر فاطمہ',
  'שָׁלוֹם כהן',
  'प्रिया शर्मा',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'પ્રિયા પટેલ',
  'প্রিয়াঙ্কা',
  'லட்சுமி',
  'శ్రీనివాస్',
  'ಶ್ರೀನಿವಾಸ',
  'ശ്രീലക്ഷ്മി',
  'ශ්‍රී ලක්ෂ්මී',
  'สมชาย ใจดี',
  'សុខា ស្រីពៅ',
  'አበበ በቀለ',
  'Mere 🌿👩‍🏫',
  'Tāne (王小明) محمد',
];

test.each(scripts)(
  'the name %s is printed, every character of it, and read as it is written',
  async (name) => {
    const pdf = await opened({ ...usual, holder: name, mentor: name, organisation: name });

    const read = readable(pdf);
    const signs = name.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
    expect([...signs].filter((sign) => !read.includes(sign))).toEqual([]);
    const inUtf16 = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('latin1');
    expect(unescaped(pdf)).toContain(`/ActualText (${inUtf16})`);
    // A glyph numbered 0 is the box of a font that lacks the character.
    const drawn = (pdf.match(/\[.*\] TJ/g) ?? []).join().match(/[0-9a-f]{4}(?=[0-9a-f]*>)/g);
    expect(drawn?.filter((glyph) => glyph === '0000')).toEqual([]);
    expect(pagesIn(pdf)).toBe(1);
    expect(await unprintableIn(name)).toEqual([]);
  },
);

test('read from the top it is one sentence, then who signed it off, when, and how to check it', async () => {
  expect(wordsOfPdf(await draw({ ...usual, headingMi: 'Tiwhikete' }))).toBe(
    'Stepwise Certificate Tiwhikete This certifies that Mere Tāne-Hōhepa Harbour View Kindergarten ' +
      'has completed the learning area Belonging & <identity> Te mana whenua me te tuakiri ' +
      'Pods covered: Settling in · Whānau as partners Signed off by Hana Ngata Date 20th Nov 2026 ' +
      `Check this certificate at ${usual.address} Certificate number SW-2026-00042`,
  );
});

test.each([
  ['محمد Tāne', ['Tāne', 'محمد']],
  ['Tāne محمد', ['Tāne', 'محمد']],
  ['محمد (12) Tāne', ['Tāne', '12', 'محمد']],
])('%s is set in the direction it begins with, from left to right %j', async (holder, parts) => {
  const words = wordsOfPdf(await draw({ ...usual, holder }));
  const drawn = words.slice(words.indexOf('certifies that'), words.indexOf('Harbour'));

  // Each word of Arabic is drawn from its last letter to its first.
  const places = parts.map((part) =>
    Math.max(drawn.indexOf(part), drawn.indexOf([...part].reverse().join(''))),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('what is taken to be in Noto Sans is in both of its faces', async () => {
  const { openSync } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const faces = ['400Regular/NotoSans_400Regular', '600SemiBold/NotoSans_600SemiBold'].map((face) =>
    openSync(resolve(`@expo-google-fonts/noto-sans/${face}.ttf`)),
  );
  const signs = Array.from({ length: 0x2200 }, (_, point) => String.fromCodePoint(point));
  const taken = signs.filter(
    (sign) =>
      isOfNotoSans(sign) && /[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(sign),
  );

  expect(taken.length).toBeGreaterThan(1_000);
  const lacking = taken.filter(
    (sign) =>
      !faces.every(
        (face) => 'layout' in face && face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
      ),
  );
  expect(lacking).toEqual([]);
});

test('a character that no font has is named', async () => {
  expect(await unprintableIn('Ka 𒀀 pai ᚠ')).toEqual(['𒀀', 'ᚠ']);
});
