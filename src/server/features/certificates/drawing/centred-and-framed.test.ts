import { expect, test } from 'vitest';
import { english } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { openedPdf } from './pdf-words.test-support.ts';
import { usualCertificate } from './printed-certificate.test-support.ts';
import type { PrintedCertificate } from './printed-certificate.ts';
import { renderCertificate } from './render-certificate.ts';

/** With every line there can be. */
const usual: PrintedCertificate = {
  ...usualCertificate,
  headingMi: 'Tiwhikete',
  correctedAt: new Date('2026-11-25T02:00:00Z'),
};

/** In points, of a sheet of A4 across. */
const sheet = { width: 841.89, height: 595.28 };
const middle = sheet.width / 2;

async function draw(printed: PrintedCertificate): Promise<string> {
  const i18n = createI18n();
  i18n.load(new Map([['mi', {}]]), [english, 'mi']);
  const localize = i18n.localize.bind(i18n, printed.locale);
  return openedPdf(await renderCertificate(printed, localize));
}

type Line = { left: number; right: number; baseline: number };
const centreOf = ({ left, right }: Line) => (left + right) / 2;

/** Each line that is written, as far as its glyphs reach, from the top. */
function linesOf(pdf: string): Line[] {
  const lines = new Map<string, Line>();
  let mark = '';
  for (const [, marked, x, y, font = '', size, glyphs = ''] of pdf.matchAll(pieces)) {
    mark = marked ?? mark;
    if (marked) continue;
    const [left, baseline] = [Number(x), Number(y)];
    const right = left + (widthOf(glyphs, widthsIn(pdf, font)) * Number(size)) / 1000;
    // In several fonts a line is written piece by piece.
    const line = lines.get(`${mark} ${y}`) ?? { left, right, baseline };
    const reach = { left: Math.min(line.left, left), right: Math.max(line.right, right) };
    lines.set(`${mark} ${y}`, { ...line, ...reach });
  }
  return [...lines.values()];
}

/** The part of the page that follows, or a text with its place, font and glyphs. */
const pieces = /\/MCID (\d+)|1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf\n\[(.*?)\] TJ/g;

/** In thousandths of the size; the numbers between the glyphs move them closer. */
function widthOf(glyphs: string, widths: readonly number[]): number {
  const codes = glyphs.match(/(?<=<[0-9a-f]*)[0-9a-f]{4}/g) ?? [];
  const kerned = [...glyphs.matchAll(/> (-?[\d.]+)/g)].map(([, by]) => Number(by));
  const drawn = codes.map((code) => widths[Number.parseInt(code, 16)] ?? 0);
  return sum(drawn) - sum(kerned);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function widthsIn(pdf: string, font: string): number[] {
  const object = (id = '') => new RegExp(`\\n${id} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(pdf)?.[1];
  const referred = (from = '', key = '') => new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from)?.[1];
  const descendant = object(referred(object(referred(pdf, font)), 'DescendantFonts'));
  return (/\/W \[0 \[([\d. ]*)\]/.exec(descendant ?? '')?.[1] ?? '').split(' ').map(Number);
}

const longest = 'Te Whare Kōhungahunga o Ngāti Whātua ki Tāmaki Makaurau '.repeat(4).trim();
const examples: Record<string, PrintedCertificate> = {
  usual,
  'in long words': { ...usual, holder: longest, area: longest, organisation: longest },
  'in several scripts': { ...usual, holder: 'Tāne 王小明', mentor: 'Hana 渡邊さくら' },
};

test.each(Object.keys(examples))(
  'every line of a certificate (%s) is centred on the sheet, and its foot has two even columns',
  async (name) => {
    const lines = linesOf(await draw(examples[name] ?? usual));
    const beside = lines.filter((line) => Math.abs(centreOf(line) - middle) > 1);
    expect(lines.length - beside.length).toBeGreaterThanOrEqual(10);

    // At the left who signed it off, at the right when, and when it was corrected.
    const columns = beside.map(centreOf);
    const [outer = 0] = columns;
    expect(beside).toHaveLength(5);
    const mirrored = columns.map((x) => (x < middle ? x : sheet.width - x));
    for (const x of mirrored) expect(Math.abs(x - outer)).toBeLessThan(1);
    expect(columns.filter((x) => x < middle)).toHaveLength(2);
  },
);

test('the logo and the QR code are in the middle, too', async () => {
  const pdf = await draw(usual);
  const [code = ''] = /\/Figure <<\n\/MCID[\s\S]*?EMC/.exec(pdf) ?? [];
  const squares = [...code.matchAll(/([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re\n/g)];
  const left = Math.min(...squares.map(([, x]) => Number(x)));
  const right = Math.max(...squares.map(([, x, width]) => Number(x) + Number(width)));
  expect((left + right) / 2).toBeCloseTo(middle, 0);
  const [, x, scale] = /\nq\n1 0 0 1 ([\d.]+) [\d.]+ cm\n([\d.]+) 0 0 \2 0 0 cm\n/.exec(pdf) ?? [];
  // Drawn on a square of 24.
  expect(Number(x) + 12 * Number(scale)).toBeCloseTo(middle, 0);
});

test('a frame runs around the sheet, as far from each edge, and around all that is written', async () => {
  const pdf = await draw({ ...usual, holder: longest, area: longest });
  const stroked = /\n([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n([\d.]+) w\n.* CS\n.* SCN\nS\n/.exec(
    pdf,
  );
  const [, ...found] = stroked ?? [];
  const [x = 0, y = 0, width = 0, height = 0, thick = 0] = found.map(Number);
  expect(thick).toBeGreaterThan(0);
  expect(x).toBeGreaterThan(0);
  expect([y, sheet.width - x - width, sheet.height - y - height]).toEqual([
    expect.closeTo(x, 1),
    expect.closeTo(x, 1),
    expect.closeTo(x, 1),
  ]);

  const inside = x + thick;
  const outside = linesOf(pdf).filter(
    ({ left, right, baseline }) =>
      Math.min(left, sheet.width - right, baseline, sheet.height - baseline) < inside,
  );
  expect(outside).toEqual([]);
});
