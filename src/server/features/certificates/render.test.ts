import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTexts } from '#server/platform/texts.ts';
import { catalogue } from '#texts/catalogue.ts';
import { english, type Wordings } from '#texts/speaker.ts';
import { wordingsOf } from '#texts/text.ts';
import type { Printed } from './printed.ts';
import { renderCertificate } from './render.ts';

const usual: Printed = {
  locale: english,
  product: 'Stepwise',
  number: 'SW-2026-00042',
  holder: 'Mere Tāne-Hōhepa',
  area: 'Belonging & <identity>',
  areaMi: 'Te mana whenua me te tuakiri',
  pods: ['Settling in', 'Whānau as partners'],
  mentor: 'Hana Ngata',
  organisation: 'Harbour View Kindergarten',
  issuedAt: new Date('2026-11-20T02:00:00Z'),
  address: 'https://stepwise.example/certificates/k3m7xq2vb5ntw4hz6yrcpdfa2e',
};

function draw(printed: Printed, wordings: Wordings = {}) {
  const texts = openTexts();
  texts.tell(new Map([['mi', wordings]]), [english, 'mi']);
  return renderCertificate(printed, (said) => texts.spokenIn(printed.locale, said));
}

/** The file as text, with its compressed parts opened. */
async function opened(printed: Printed, wordings?: Wordings): Promise<string> {
  const pdf = (await draw(printed, wordings)).toString('latin1');
  return pdf.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, content: string) => {
    try {
      return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}

const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

/** What the fonts say their drawn shapes mean, which is what copying and reading aloud give. */
function readable(pdf: string): string {
  const maps = pdf.match(/beginbfrange[\s\S]*?endbfrange/g) ?? [];
  const codes = maps.join('').match(/<([0-9a-f ]{4,})>/g) ?? [];
  return codes.map((code) => String.fromCharCode(Number.parseInt(code.slice(1, -1), 16))).join('');
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
    catalogue.flatMap(wordingsOf).map(([key]) => [key, 'Te kupu']),
  );
  const langs = async (printed: Printed) =>
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

test('an ordinary certificate is small', async () => {
  expect((await draw(usual)).length).toBeLessThan(40_000);
});

test.each(['Te Whare Kōhungahunga o Ngāti Whātua ki Tāmaki Makaurau ', 'Ā', 'W'])(
  'the longest names allowed (%s…) stay on one page',
  async (word) => {
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
  },
);

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
