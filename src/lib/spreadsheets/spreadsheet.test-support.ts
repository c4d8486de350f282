import { buffer } from 'node:stream/consumers';
import writeXlsxFile from 'write-excel-file/node';
import { unzip } from './unzip.ts';
import { type Format, type Row, writeSpreadsheet } from './write.ts';
import { zip } from './zip.ts';

/** A file as our exports write it. */
export function spreadsheetFile(
  format: Format,
  [header = [], ...rows]: readonly Row[],
): Promise<Buffer> {
  const batches = (async function* () {
    yield rows;
  })();
  return buffer(writeSpreadsheet(format, { header, batches }));
}

type Workbook = {
  sheets: {
    name: string;
    state?: 'hidden' | 'veryHidden';
    /** Default: its own name in a cell. */
    rows?: readonly (readonly string[])[];
    /** By their numbers, from 1 on. */
    hiddenRows?: readonly number[];
    /** Ranges of them, the same way: `[[2, 3]]`. */
    hiddenColumns?: readonly (readonly [number, number])[];
    /** Cells whose formula failed, by their addresses: `{ B2: '#N/A' }`. Something has to be in them. */
    errors?: Readonly<Record<string, string>>;
    /** What stands in the file for whole cells, by their addresses: `{ B2: '<c r="B2"><v>1</v></c>' }`. */
    cells?: Readonly<Record<string, string>>;
    /** Ranges of cells that are shown as one: `['A2:A5']`. */
    merged?: readonly string[];
  }[];
  /** The index of the sheet that was open when it was saved. Default: the file does not say. */
  open?: number;
};

/** A file as Excel writes it. The program that writes it here can't hide anything, so that is added. */
export async function workbookOf({ sheets, open }: Workbook): Promise<Buffer> {
  const file = await writeXlsxFile(
    sheets.map(({ name, rows = [[name]] }) => ({
      sheet: name,
      data: rows.map((cells) => cells.map((value) => ({ value }))),
    })),
  ).toBuffer();
  const states = sheets.map(({ state }) => (state ? `state="${state}" ` : ''));
  const view = open === undefined ? '' : ` activeTab="${open}"`;
  const changed: Record<string, (content: string) => string> = {
    'xl/workbook.xml': (content) =>
      content
        .replace(/<sheet /g, (element) => `${element}${states.shift() ?? ''}`)
        .replace('<workbookView', `$&${view}`),
  };
  for (const [
    index,
    { hiddenRows = [], hiddenColumns = [], errors = {}, cells = {}, merged = [] },
  ] of sheets.entries()) {
    changed[`xl/worksheets/sheet${index + 1}.xml`] = (content) =>
      Object.entries({ ...cellsOf(errors), ...cells }).reduce(
        (text, [cell, written]) => text.replace(new RegExp(`<c r="${cell}".*?</c>`), () => written),
        hiddenRows.reduce(
          (text, line) => text.replace(`<row r="${line}"`, '$& hidden="1"'),
          content
            .replace('<sheetData>', `${hiddenXml(hiddenColumns)}$&`)
            .replace('</sheetData>', `$&${mergedXml(merged)}`),
        ),
      );
  }
  const parts = unzip(file, 1_000_000, () => true).map(({ name, content }) => ({
    name,
    content: [changed[name]?.(content.toString()) ?? content],
  }));
  return buffer(zip(parts));
}

const mergedXml = (ranges: readonly string[]) =>
  ranges.length === 0
    ? ''
    : `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;

const hiddenXml = (ranges: readonly (readonly [number, number])[]) =>
  ranges.length === 0
    ? ''
    : `<cols>${ranges.map(([min, max]) => `<col min="${min}" max="${max}" hidden="1"/>`).join('')}</cols>`;

const cellsOf = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([cell, error]) => [
      cell,
      `<c r="${cell}" s="1" t="e"><f>NA()</f><v>${error}</v></c>`,
    ]),
  );
