import { missingResult } from './formulas.ts';
import { UnreadableFile } from './problem.ts';

const attributePattern = `\\s(?:"[^"]*"|'[^']*'|[^"'<>])*`;
/** A tag of one of these names, with any namespace prefix. */
export const tag = (names: string) => `<(?:[\\w.-]+:)?(${names})(${attributePattern})>`;

/** A comment, or an entry in the list of sheets or of windows, with any namespace prefix. */
const entryOrComment = new RegExp(
  `<!--[\\s\\S]*?-->|${tag('sheet|workbookView')}(?:\\s*</(?:[\\w.-]+:)?sheet\\s*>)?`,
  'g',
);
const relationship = new RegExp(tag('Relationship'), 'g');
const row = new RegExp(tag('row'), 'g');
const column = new RegExp(tag('col'), 'g');

const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export function attributesOf(written: string): Map<string, string> {
  const found = [...written.matchAll(attribute)];
  return new Map(found.map(([, name = '', quoted, single]) => [name, quoted ?? single ?? '']));
}

type OneSheet = { workbook: string; sheetCount: number; relation: string };

/**
 * Leaves a single sheet in the list of `xl/workbook.xml`: the one that was open when the file was saved,
 * which is what its author looked at, or else the first that is visible. Hidden sheets hold the choices
 * of drop-down lists, or old data, and people don't see that they are in the file.
 */
export function keepOneSheet(workbook: string): OneSheet {
  const entries = [...workbook.matchAll(entryOrComment)].map(([, name, written = '']) => ({
    name,
    attributes: attributesOf(written),
  }));
  const sheets = entries.filter(({ name }) => name === 'sheet').map((entry) => entry.attributes);
  const view = entries.find(({ name }) => name === 'workbookView');
  const open = Number(view?.attributes.get('activeTab') ?? 0);
  const isVisible = (at: number) => (sheets[at]?.get('state') ?? 'visible') === 'visible';
  const kept = sheets[open] && isVisible(open) ? open : sheets.findIndex((_, at) => isVisible(at));
  if (sheets.length > 0 && kept < 0) throw new UnreadableFile('allSheetsHidden');
  return {
    workbook: withSheet(workbook, kept),
    sheetCount: sheets.length,
    relation: relationOf(sheets[kept]),
  };
}

function withSheet(workbook: string, kept: number): string {
  let index = 0;
  return workbook.replace(entryOrComment, (element, name?: string) => {
    if (name === undefined) return '';
    return name !== 'sheet' || index++ === kept ? element : '';
  });
}

/** `r:id`, whatever prefix the file has for the namespace of relations. */
const relationOf = (sheet = new Map<string, string>()) =>
  [...sheet].find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** The name of a sheet's part in the archive, from `xl/_rels/workbook.xml.rels`. */
export function partOfRelation(relations: string, relation: string): string | undefined {
  for (const [, , written = ''] of relations.matchAll(relationship)) {
    const { Id, Target } = Object.fromEntries(attributesOf(written));
    if (Id === relation && Target) return Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
  }
  return undefined;
}

/** The numbers of the rows that a filter or a person has hidden. */
export function hiddenRows(sheet: Buffer | undefined): Set<number> {
  const hidden = new Set<number>();
  if (!sheet?.includes('hidden=')) return hidden;
  let line = 0;
  for (const [, , written = ''] of sheet.toString().matchAll(row)) {
    const attributes = attributesOf(written);
    line = Number(attributes.get('r') ?? line + 1);
    if (isHidden(attributes)) hidden.add(line);
  }
  return hidden;
}

/** Which columns a person has hidden, counted from 0 and up to this many. */
export function hiddenColumns(sheet: Buffer | undefined, most: number): number[] {
  if (!sheet?.includes('hidden=')) return [];
  const ranges = [...sheet.toString().matchAll(column)]
    .map(([, , written = '']) => attributesOf(written))
    .filter(isHidden);
  return Array.from({ length: most }, (_, index) => index).filter((index) =>
    ranges.some((range) => {
      const [min, max] = [Number(range.get('min')), Number(range.get('max'))];
      return index + 1 >= min && index + 1 <= max;
    }),
  );
}

const isHidden = (attributes: ReadonlyMap<string, string>) =>
  ['1', 'true'].includes(attributes.get('hidden') ?? '');

/** The type of a cell whose formula failed. What comes before it in the tag is kept. */
const errorCell = /(<(?:[\w.-]+:)?c\s(?:"[^"]*"|'[^']*'|[^"'<>])*?\bt\s*=\s*)(?:"e"|'e')/g;

/** Makes texts of `#N/A` and its like, which the library would read as cells without anything in them. */
export function withErrorsAsText(sheet: Buffer): Buffer {
  if (!sheet.includes('"e"') && !sheet.includes("'e'")) return sheet;
  return Buffer.from(sheet.toString().replace(errorCell, '$1"str"'));
}

/** A cell with a formula, and with an empty value or none. */
const formulaCell = new RegExp(
  `<((?:[\\w.-]+:)?)c(${attributePattern})?>\\s*<\\1f(?:${attributePattern})?(?:/>|>[^<]*</\\1f>)` +
    `\\s*(<\\1v\\s*(?:/>|>\\s*</\\1v>))?\\s*</\\1c>`,
  'g',
);
const type = /\st\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/**
 * Marks formulas whose results are not in the file, which would be read as empty cells: programs that
 * only write files leave it to Excel to work them out. An empty text is a result.
 */
export function withMissingResults(sheet: Buffer): Buffer {
  if (!sheet.includes('f>')) return sheet;
  const marked = (cell: string, prefix: string, written = '', value?: string) => {
    const [, quoted, single] = type.exec(written) ?? [];
    if (value !== undefined && (quoted ?? single) === 'str') return cell;
    const others = written.replace(type, '');
    return `<${prefix}c${others} t="str"><${prefix}v>${missingResult}</${prefix}v></${prefix}c>`;
  };
  return Buffer.from(sheet.toString().replace(formulaCell, marked));
}
