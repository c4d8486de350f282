import type { Cell, Row } from './write.ts';
import { zip } from './zip.ts';

/**
 * An Excel file of the batches, the first row of which is the header. Written here and not by a
 * library because those we looked at hold every row in memory and block meanwhile (decision 015).
 */
export function xlsxOf(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  return zip([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [relations] },
    { name: 'xl/workbook.xml', content: [workbook] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(batches) },
  ]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${xml}<Types xmlns="${packages}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${mediaType}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mediaType}.worksheet+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${mediaType}.styles+xml"/></Types>`;

const relations = `${xml}<Relationships xmlns="${packages}/relationships">\
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = `${xml}<workbook xmlns="${main}" xmlns:r="${office}">\
<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const workbookRelations = `${xml}<Relationships xmlns="${packages}/relationships">\
<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>\
<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/**
 * Style 0: text, so that leading zeros and telephone numbers stay as they are. Style 1: the header.
 * Style 2: numbers.
 */
const styles = `${xml}<styleSheet xmlns="${main}">\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill>\
<fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="3">\
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>\
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
</cellXfs></styleSheet>`;

/** With a frozen header row. */
const sheetStart = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols><col min="1" max="40" width="26" style="0" customWidth="1"/></cols><sheetData>`;
const sheetEnd = '</sheetData></worksheet>';

async function* sheet(batches: AsyncIterable<readonly Row[]>) {
  yield sheetStart;
  let line = 0;
  for await (const rows of batches) {
    const first = line;
    yield rows.map((row, index) => rowXml(row, first + index + 1)).join('');
    line += rows.length;
  }
  yield sheetEnd;
}

const rowXml = (row: Row, line: number) =>
  `<row r="${line}">${row.map((cell, index) => cellXml(cell, columnLetters(index), line)).join('')}</row>`;

const cellXml = (cell: Cell, column: string, line: number) =>
  typeof cell === 'number'
    ? `<c r="${column}${line}" s="2"><v>${cell}</v></c>`
    : `<c r="${column}${line}" t="inlineStr" s="${line === 1 ? 1 : 0}"><is>\
<t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;

/** 0 is A, 25 is Z, 26 is AA. */
export const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't hold them
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

/** Characters that XML can't hold become `_x000D_`; text that looks like that is escaped itself. */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(unwritable, (character) => `_x${hexCode(character)}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const hexCode = (character: string) =>
  character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
