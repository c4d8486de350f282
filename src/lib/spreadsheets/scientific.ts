import { attributesOf, tag } from './workbook-xml.ts';

/** Of the formats that every program knows without their being in the file. */
const builtIn = ['11', '48'];

const numberFormat = new RegExp(tag('numFmt'), 'g');
const cellFormats = /<(?:[\w.-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w.-]+:)?cellXfs\s*>/;
const cellFormat = new RegExp(tag('xf'), 'g');

/** The styles of `xl/styles.xml`, by their indices, in which numbers are shown as `1.00E+05`. */
function scientificStyles(styles: string): Set<string> {
  const own = [...styles.matchAll(numberFormat)].map(([, , written = '']) => attributesOf(written));
  const isScientific = own.filter((format) => /0E[+-]0/i.test(format.get('formatCode') ?? ''));
  const formats = new Set([...builtIn, ...isScientific.map((format) => format.get('numFmtId'))]);
  const [cells = ''] = cellFormats.exec(styles) ?? [];
  const found = [...cells.matchAll(cellFormat)].flatMap(([, , written = ''], index) =>
    formats.has(attributesOf(written).get('numFmtId')) ? [String(index)] : [],
  );
  return new Set(found);
}

/** A cell with a value, behind the formula that it may be the result of. */
const valueCell = new RegExp(
  `${tag('c')}(\\s*(?:<[\\w.:-]*f\\b[^<>]*>[^<]*(?:</[^<>]*>\\s*)?)?)<((?:[\\w.-]+:)?)v>([^<]+)</`,
  'g',
);

/**
 * Makes texts of numbers that are shown as `1E+05`: Excel makes one of a typed `1E5`, which was no number,
 * and would be read as 100000.
 */
export function withScientificAsText(sheet: Buffer, styles: string): Buffer {
  const scientific = scientificStyles(styles);
  if (scientific.size === 0) return sheet;
  const text = (...[cell, , written, formula, prefix, value]: string[]) => {
    const attributes = attributesOf(written ?? '');
    const number = Number(value);
    const isNumber = ['n', undefined].includes(attributes.get('t')) && !Number.isNaN(number);
    if (!isNumber || !scientific.has(attributes.get('s') ?? '')) return cell ?? '';
    const others = [...attributes].filter(([name]) => name !== 't' && name !== 's');
    const kept = others.map(([name, quoted]) => ` ${name}="${quoted}"`).join('');
    return `<${prefix}c${kept} t="str">${formula}<${prefix}v>${shown(number)}</`;
  };
  return Buffer.from(sheet.toString().replace(valueCell, text));
}

/** With a sign and two digits, as spreadsheet programs write the exponent, and with every digit before. */
const shown = (number: number) =>
  number.toExponential().replace(/e([+-])(\d+)$/, (_, sign, digits: string) => {
    return `E${sign}${digits.padStart(2, '0')}`;
  });
