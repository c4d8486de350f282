import { officeTypeOf } from './office-type.ts';
import { textTypeOf } from './text-type.ts';

export type FileType = {
  mediaType: string;
  /** How names of such files end, the usual ending first. */
  endings: readonly [string, ...string[]];
};

type Signature = FileType & { matches: (file: Buffer) => boolean };

const starts =
  (...bytes: (number | string)[]) =>
  (file: Buffer) => {
    const wanted = Buffer.concat(
      bytes.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.of(part),
      ),
    );
    return file.subarray(0, wanted.length).equals(wanted);
  };
const latin1 = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

/** Brands of MP4 that browsers and players know; HEIC, AVIF and QuickTime are other things. */
const mp4Brand = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V )$/;

/** An MPEG audio frame of layer III, for files without a tag before the sound. */
const isMp3Frame = (file: Buffer) =>
  file.length > 2 && file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2;

const signatures: readonly Signature[] = [
  { mediaType: 'application/pdf', endings: ['pdf'], matches: starts('%PDF-') },
  { mediaType: 'image/png', endings: ['png'], matches: starts(0x89, 'PNG\r\n\x1a\n') },
  { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], matches: starts(0xff, 0xd8, 0xff) },
  {
    mediaType: 'image/gif',
    endings: ['gif'],
    matches: (file) => /^GIF8[79]a$/.test(latin1(file, 0, 6)),
  },
  {
    mediaType: 'image/webp',
    endings: ['webp'],
    matches: (file) => starts('RIFF')(file) && latin1(file, 8, 12) === 'WEBP',
  },
  {
    mediaType: 'audio/mpeg',
    endings: ['mp3'],
    matches: (file) => starts('ID3')(file) || isMp3Frame(file),
  },
  {
    mediaType: 'video/mp4',
    endings: ['mp4', 'm4v'],
    matches: (file) => latin1(file, 4, 8) === 'ftyp' && mp4Brand.test(latin1(file, 8, 12)),
  },
];

/** What a file is by what is in it; undefined for everything that we don't offer. */
export function fileTypeOf(file: Buffer, name: string): FileType | undefined {
  return (
    signatures.find(({ matches }) => matches(file)) ?? officeTypeOf(file) ?? textTypeOf(file, name)
  );
}

const MAX_NAME_LENGTH = 255;

/** Signs that turn the direction of writing, and with it the end of a name, and line ends. */
const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\t\n]/g;

/** A name that ends as the type says: a text called `a.html` would be run by whoever opens it. */
export function withMatchingEnding(name: string, { endings }: FileType): string {
  const own = name.replace(/^.*[\\/]/s, '').replace(unseen, '') || 'file';
  const ending = /\.([^.]+)$/.exec(own)?.[1]?.toLowerCase() ?? '';
  if (endings.includes(ending)) return own;
  const suffix = `.${endings[0]}`;
  return [...own].slice(0, MAX_NAME_LENGTH - suffix.length).join('') + suffix;
}
