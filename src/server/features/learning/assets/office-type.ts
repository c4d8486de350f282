import type { FileType } from './file-type.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** By a part that only this kind of document has. */
const kinds: Record<string, FileType> = {
  'word/document.xml': { mediaType: `${office}.wordprocessingml.document`, extensions: ['docx'] },
  'xl/workbook.xml': { mediaType: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'] },
  'ppt/presentation.xml': {
    mediaType: `${office}.presentationml.presentation`,
    extensions: ['pptx'],
  },
};

/** Word, Excel and PowerPoint files are zip archives. Those with macros are refused. */
export function officeTypeOf(file: Buffer): FileType | undefined {
  const parts = partsOf(file);
  if (!parts.includes('[Content_Types].xml')) return undefined;
  if (parts.some((part) => /vbaProject\.bin$/i.test(part))) return undefined;
  const part = parts.find((name) => name in kinds);
  return part === undefined ? undefined : kinds[part];
}

const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 0xffff;
/** Far more than a document has; an archive that claims more is not read to its end. */
const MAX_ENTRIES = 10_000;

/** The names in an archive, from the directory at its end. Nothing is unpacked. */
function partsOf(file: Buffer): string[] {
  if (file.toString('latin1', 0, 4) !== 'PK\x03\x04') return [];
  const tail = file.subarray(Math.max(0, file.length - END_SIZE - LONGEST_COMMENT));
  const end = tail.lastIndexOf(END);
  if (end < 0 || end + END_SIZE > tail.length) return [];

  const names: string[] = [];
  let at = tail.readUInt32LE(end + 16);
  while (at + ENTRY_SIZE <= file.length && names.length < MAX_ENTRIES) {
    if (!file.subarray(at, at + 4).equals(ENTRY)) break;
    const nameEnd = at + ENTRY_SIZE + file.readUInt16LE(at + 28);
    names.push(file.toString('utf8', at + ENTRY_SIZE, nameEnd));
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}
