import { decodeUtf8 } from '#server/platform/http/body/decode-utf8.ts';
import { officeTypeOf } from './office-type.ts';

export type FileType = {
  mediaType: string;
  /** Of file names, the usual one first. */
  extensions: readonly [string, ...string[]];
};

type Signature = FileType & { matches: (file: Buffer) => boolean };

const startsWith =
  (...bytes: (number | string)[]) =>
  (file: Buffer) => {
    const prefix = Buffer.concat(
      bytes.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.of(part),
      ),
    );
    return file.subarray(0, prefix.length).equals(prefix);
  };
const latin1 = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

/** Brands of MP4 that browsers and players know; HEIC, AVIF and QuickTime are other things. */
const mp4Brand = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V )$/;

/** An MPEG audio frame of layer III, for files without a tag before the sound. */
const isMp3Frame = (file: Buffer) =>
  file.length > 2 && file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2;

const signatures: readonly Signature[] = [
  { mediaType: 'application/pdf', extensions: ['pdf'], matches: startsWith('%PDF-') },
  { mediaType: 'image/png', extensions: ['png'], matches: startsWith(0x89, 'PNG\r\n\x1a\n') },
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: startsWith(0xff, 0xd8, 0xff) },
  {
    mediaType: 'image/gif',
    extensions: ['gif'],
    matches: (file) => /^GIF8[79]a$/.test(latin1(file, 0, 6)),
  },
  {
    mediaType: 'image/webp',
    extensions: ['webp'],
    matches: (file) => startsWith('RIFF')(file) && latin1(file, 8, 12) === 'WEBP',
  },
  {
    mediaType: 'audio/mpeg',
    extensions: ['mp3'],
    matches: (file) => startsWith('ID3')(file) || isMp3Frame(file),
  },
  {
    mediaType: 'video/mp4',
    extensions: ['mp4', 'm4v'],
    matches: (file) => latin1(file, 4, 8) === 'ftyp' && mp4Brand.test(latin1(file, 8, 12)),
  },
];

/** The type of a file by its content; undefined for every type that is not accepted. */
export function fileTypeOf(file: Buffer, name: string): FileType | undefined {
  return (
    signatures.find(({ matches }) => matches(file)) ?? officeTypeOf(file) ?? textTypeOf(file, name)
  );
}

const plainText: FileType = { mediaType: 'text/plain', extensions: ['txt', 'text', 'md'] };
const csv: FileType = { mediaType: 'text/csv', extensions: ['csv'] };

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/** The beginning of a page or picture that can hold a script, anywhere in the text. */
const markup = /^\s*<[!?/a-z]|<(!doctype|html|head|body|script|svg|iframe)\b/i;

/** Text in UTF-8. Only the name tells the two types apart. */
function textTypeOf(file: Buffer, name: string): FileType | undefined {
  const text = textIn(file);
  if (!text || controlCharacters.test(text) || markup.test(text)) return undefined;
  return /\.csv$/i.test(name) ? csv : plainText;
}

function textIn(file: Buffer): string | undefined {
  try {
    return decodeUtf8(file);
  } catch {
    return undefined;
  }
}

const MAX_NAME_LENGTH = 255;

/** Controls of writing direction, which can disguise the end of a name, tabs and line ends. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\t\n]/g;

/** What Windows, macOS and Linux start, or install, when it is opened. */
const programs =
  /\.(exe|com|scr|pif|bat|cmd|msi|msix|ps1|vbs|wsf|hta|cpl|lnk|jar|dmg|pkg|apk|deb|rpm|sh)$/i;

/** The ending of a name that says it is a program, whatever is in the file; undefined for others. */
export const programEnding = (name: string): string | undefined =>
  programs.exec(name.replace(invisible, '').replace(/[\s.]+$/, ''))?.[0].toLowerCase();

/** The name with an extension of its type: a text saved as `a.html` would run when it is opened. */
export function withMatchingExtension(name: string, { extensions }: FileType): string {
  const baseName = name.replace(/^.*[\\/]/s, '').replace(invisible, '') || 'file';
  const extension = /\.([^.]+)$/.exec(baseName)?.[1]?.toLowerCase() ?? '';
  if (extensions.includes(extension)) return baseName;
  const suffix = `.${extensions[0]}`;
  return [...baseName].slice(0, MAX_NAME_LENGTH - suffix.length).join('') + suffix;
}
