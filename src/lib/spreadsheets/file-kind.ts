import { decodeText } from './decode.ts';
import type { Problem } from './problem.ts';
import type { Format } from './write.ts';

type Kind = { format: Format } | { problem: Problem };

const starts = (file: Buffer, ...bytes: number[]) =>
  file.subarray(0, bytes.length).equals(Buffer.from(bytes));
const is = (file: Buffer, text: string) => file.includes(text, 0, 'latin1');

/** Bytes: this is asked while somebody waits, and the whole may be long. */
const LOOKED_AT = 65_536;

const markup = /^\s*<(!doctype|html|head|body|table|\?xml|svg|script)/i;

/** What a file is, its content says; its name may say anything. */
export function fileKind(file: Buffer): Kind {
  if (file.length === 0) return { problem: { code: 'empty' } };
  if (starts(file, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: { code: 'oldExcel' } };
  if (starts(file, 0x50, 0x4b)) return zipKind(file);
  const text = isPicture(file) ? undefined : decodeText(file.subarray(0, LOOKED_AT))?.text;
  if (text === undefined) return { problem: { code: 'notATable' } };
  if (text.trim() === '') return { problem: { code: 'empty' } };
  if (markup.test(text)) return { problem: { code: 'webPage' } };
  return { format: 'csv' };
}

function zipKind(file: Buffer): Kind {
  if (is(file, 'xl/vbaProject.bin')) return { problem: { code: 'macros' } };
  if (is(file, 'xl/workbook.xml')) return { format: 'xlsx' };
  const isOpenDocument = is(file, 'application/vnd.oasis.opendocument');
  return { problem: { code: isOpenDocument ? 'openDocument' : 'anotherKind' } };
}

/** Their first bytes; what follows might happen to be text. */
const isPicture = (file: Buffer) =>
  starts(file, 0x25, 0x50, 0x44, 0x46) ||
  starts(file, 0x89, 0x50, 0x4e, 0x47) ||
  starts(file, 0xff, 0xd8, 0xff) ||
  starts(file, 0x47, 0x49, 0x46, 0x38);
