import type { FileType } from './file-type.ts';

const plain: FileType = { mediaType: 'text/plain', endings: ['txt', 'text', 'md'] };
const csv: FileType = { mediaType: 'text/csv', endings: ['csv'] };

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/** A page or a picture that can hold a script, wherever in the text it begins. */
const markup = /^\s*<[!?/a-z]|<(!doctype|html|head|body|script|svg|iframe)\b/i;

/** Text in UTF-8. Which of the two, only its name can say. */
export function textTypeOf(file: Buffer, name: string): FileType | undefined {
  const text = decoded(file);
  if (!text || controls.test(text) || markup.test(text)) return undefined;
  return /\.csv$/i.test(name) ? csv : plain;
}

function decoded(file: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}
