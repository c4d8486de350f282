import { importProblemsText } from '#texts/import-problems.ts';
import type { Sayable } from '#texts/text.ts';
import { decoded } from './decode.ts';
import type { Format } from './write.ts';

type Kind = { format: Format } | { refused: Sayable };

const starts = (file: Buffer, ...bytes: number[]) =>
  file.subarray(0, bytes.length).equals(Buffer.from(bytes));
const is = (file: Buffer, text: string) => file.includes(text, 0, 'latin1');

/** Bytes: this is asked while somebody waits, and the whole may be long. */
const LOOKED_AT = 65_536;

const markup = /^\s*<(!doctype|html|head|body|table|\?xml|svg|script)/i;

/** What a file is, its content says; its name may say anything. */
export function fileKind(file: Buffer): Kind {
  if (file.length === 0) return { refused: importProblemsText.empty };
  if (starts(file, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { refused: importProblemsText.oldExcel };
  }
  if (starts(file, 0x50, 0x4b)) return zipKind(file);
  const text = isPicture(file) ? undefined : decoded(file.subarray(0, LOOKED_AT))?.text;
  if (text === undefined) return { refused: importProblemsText.noTable };
  if (text.trim() === '') return { refused: importProblemsText.empty };
  if (markup.test(text)) return { refused: importProblemsText.webPage };
  return { format: 'csv' };
}

function zipKind(file: Buffer): Kind {
  if (is(file, 'xl/vbaProject.bin')) {
    return { refused: importProblemsText.macros };
  }
  if (is(file, 'xl/workbook.xml')) return { format: 'xlsx' };
  if (is(file, 'application/vnd.oasis.opendocument')) {
    return { refused: importProblemsText.openDocument };
  }
  return { refused: importProblemsText.anotherKind };
}

/** Their first bytes; what follows might happen to be text. */
const isPicture = (file: Buffer) =>
  starts(file, 0x25, 0x50, 0x44, 0x46) ||
  starts(file, 0x89, 0x50, 0x4e, 0x47) ||
  starts(file, 0xff, 0xd8, 0xff) ||
  starts(file, 0x47, 0x49, 0x46, 0x38);
