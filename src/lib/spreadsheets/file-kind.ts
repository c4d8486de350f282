import { decodeText } from './decode.ts';
import type { Problem } from './problem.ts';
import type { Format } from './write.ts';

type Kind = { format: Format } | { problem: Problem };

const startsWith = (file: Buffer, ...bytes: number[]) =>
  file.subarray(0, bytes.length).equals(Buffer.from(bytes));
const includes = (file: Buffer, text: string) => file.includes(text, 0, 'latin1');

/** In bytes, because a person waits for the result and the file may be long. */
const SAMPLE_SIZE = 65_536;

const markup = /^\s*<(!doctype|html|head|body|table|\?xml|svg|script)/i;

/** By the content of the file, not its name. */
export function fileKind(file: Buffer): Kind {
  if (file.length === 0) return { problem: { code: 'empty' } };
  if (startsWith(file, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: { code: 'oldExcel' } };
  if (startsWith(file, 0x50, 0x4b)) return zipKind(file);
  const text = isDocumentOrImage(file)
    ? undefined
    : decodeText(file.subarray(0, SAMPLE_SIZE))?.text;
  if (text === undefined) return { problem: { code: 'notATable' } };
  if (text.trim() === '') return { problem: { code: 'empty' } };
  if (markup.test(text)) return { problem: { code: 'webPage' } };
  return { format: 'csv' };
}

function zipKind(file: Buffer): Kind {
  if (includes(file, 'xl/vbaProject.bin')) return { problem: { code: 'macros' } };
  if (includes(file, 'xl/workbook.xml')) return { format: 'xlsx' };
  const isOpenDocument = includes(file, 'application/vnd.oasis.opendocument');
  return { problem: { code: isOpenDocument ? 'openDocument' : 'anotherKind' } };
}

/** PDF, PNG, JPEG or GIF by the first bytes, since what follows might pass for text. */
const isDocumentOrImage = (file: Buffer) =>
  startsWith(file, 0x25, 0x50, 0x44, 0x46) ||
  startsWith(file, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(file, 0xff, 0xd8, 0xff) ||
  startsWith(file, 0x47, 0x49, 0x46, 0x38);
