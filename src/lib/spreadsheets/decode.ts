/** Text of a file, and in which encoding it was saved. */
export type DecodedText = { text: string; encoding: Encoding };

export type Encoding = (typeof encodings)[Label] | 'UTF-8 twice';
type Label = keyof typeof encodings;

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

/** By its byte-order mark, else by what its bytes can be. Undefined for what is no text at all. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const marked = byMark(bytes);
  if (marked) return marked;
  const wide = withoutMark(bytes);
  if (wide) return wide;
  if (bytes.subarray(0, 100_000).includes(0)) return undefined;
  const utf8 = textIn('utf-8', bytes);
  if (utf8 === undefined) return known('windows-1252', bytes);
  const mended = repairDoubleEncoding(utf8);
  if (mended !== undefined) return { text: mended, encoding: 'UTF-8 twice' };
  return { text: utf8, encoding: 'UTF-8' };
}

function textIn(label: Label, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function known(label: Label, bytes: Uint8Array): DecodedText | undefined {
  const text = textIn(label, bytes);
  return text === undefined ? undefined : { text, encoding: encodings[label] };
}

function byMark(bytes: Uint8Array): DecodedText | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return known('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return known('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return known('utf-16be', bytes);
  return undefined;
}

/** Letters of western languages in UTF-16 have a zero for every other byte. */
function withoutMark(bytes: Uint8Array): DecodedText | undefined {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return known('utf-16le', bytes);
  if (even > sample.length / 4 && odd === 0) return known('utf-16be', bytes);
  return undefined;
}

/** What `ā` (C4 81) and its like turn into when UTF-8 is taken for Windows-1252 and saved again. */
const doubleEncoded =
  /[\u00c3-\u00c5][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** `MÄori` was `Māori`: saved as UTF-8 once too often. Mended only where all of it fits. */
function repairDoubleEncoding(text: string): string | undefined {
  if (!doubleEncoded.test(text)) return undefined;
  const bytes = new Uint8Array(text.length);
  for (const [index, sign] of [...text].entries()) {
    const byte = windows1252.get(sign);
    if (byte === undefined) return undefined;
    bytes[index] = byte;
  }
  return textIn('utf-8', bytes);
}

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const windows1252 = new Map(
  [...new TextDecoder('windows-1252').decode(everyByte)].map((sign, byte) => [sign, byte]),
);
