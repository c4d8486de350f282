/** Text of a file, and in which encoding it was saved. */
export type DecodedText = { text: string; encoding: Encoding };

/**
 * Whether the program that saved this could write every letter there is. Without a mark, UTF-8 may be
 * what is left of a text whose other letters were replaced.
 */
export const keepsEveryLetter = (bytes: Uint8Array, encoding: Encoding): boolean =>
  encoding === 'UTF-16' || (encoding === 'UTF-8' && hasUtf8Mark(bytes));

const hasUtf8Mark = ([first, second, third]: Uint8Array) =>
  first === 0xef && second === 0xbb && third === 0xbf;

export type Encoding = (typeof encodings)[Label] | 'UTF-8 twice';
type Label = keyof typeof encodings;

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'mac',
} as const;

/** Decodes by the byte-order mark, or else by guessing. Undefined for bytes that are no text. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const unicode = decodeByMark(bytes) ?? decodeUtf16(bytes);
  if (unicode) return unicode;
  if (bytes.subarray(0, 100_000).includes(0)) return undefined;
  const utf8 = textIn('utf-8', bytes);
  if (utf8 === undefined) return decodeSingleBytes(bytes);
  const repaired = repairDoubleEncoding(utf8);
  if (repaired !== undefined) return { text: repaired, encoding: 'UTF-8 twice' };
  return { text: utf8, encoding: 'UTF-8' };
}

function textIn(label: Label, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeAs(label: Label, bytes: Uint8Array): DecodedText | undefined {
  const text = textIn(label, bytes);
  return text === undefined ? undefined : { text, encoding: encodings[label] };
}

function decodeByMark(bytes: Uint8Array): DecodedText | undefined {
  const [first, second] = bytes;
  if (hasUtf8Mark(bytes)) return decodeAs('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes);
  return undefined;
}

/** Without a mark: in UTF-16, every other byte of Western languages is zero. */
function decodeUtf16(bytes: Uint8Array): DecodedText | undefined {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return decodeAs('utf-16le', bytes);
  if (even > sample.length / 4 && odd === 0) return decodeAs('utf-16be', bytes);
  return undefined;
}

/**
 * What no word has: `RenŽ` and `OÕBrien` for `René` and `O’Brien`, which Excel on a Mac saved as plain
 * CSV, and `RenÈ` for a `René` from Windows that is read as if from a Mac.
 */
const strangeInWords = new RegExp(
  [
    '\\p{Ll}[^\\P{Lu}A-Z]',
    '\\p{Lu}[^\\P{Lu}A-Z]\\p{Ll}',
    '\\p{Lu}Õ\\p{Lu}\\p{Ll}',
    '\\p{L}Õs\\b',
    '\\p{L}[‡ˆ‰‹˜™›ƒ\\u0080-\\u009f]',
    '[‡ˆ‰‹˜™›ƒ\\u0080-\\u009f]\\p{L}',
  ].join('|'),
  'gu',
);

/** Nothing in the bytes says which of the two it is, so the one with fewer strange words is taken. */
function decodeSingleBytes(bytes: Uint8Array): DecodedText | undefined {
  const [windows, mac] = [decodeAs('windows-1252', bytes), decodeAs('macintosh', bytes)];
  if (!windows || !mac) return windows;
  const strange = ({ text }: DecodedText) => text.match(strangeInWords)?.length ?? 0;
  return strange(mac) < strange(windows) ? mac : windows;
}

/** What letters such as `ā` become when UTF-8 is read as Windows-1252 and saved as UTF-8 again. */
const doubleEncoded =
  /[\u00c3-\u00c5][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Turns `MÄori` back into `Māori`, where the whole text can be turned back. */
function repairDoubleEncoding(text: string): string | undefined {
  if (!doubleEncoded.test(text)) return undefined;
  const bytes = new Uint8Array(text.length);
  for (const [index, character] of [...text].entries()) {
    const byte = windows1252.get(character);
    if (byte === undefined) return undefined;
    bytes[index] = byte;
  }
  return textIn('utf-8', bytes);
}

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const windows1252 = new Map(
  [...new TextDecoder('windows-1252').decode(everyByte)].map((character, byte) => [
    character,
    byte,
  ]),
);
