import { expect, test } from 'vitest';
import { docx, pdf, zipOf } from './file-type.test-support.ts';
import { fileTypeOf, withMatchingExtension } from './file-type.ts';

const bytes = (...parts: (number | string)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.of(part))),
  );
const typed = (file: Buffer, name = 'file') => fileTypeOf(file, name)?.mediaType;
const office = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a PNG', bytes(0x89, 'PNG\r\n\x1a\n....'), 'image/png'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, '..JFIF'), 'image/jpeg'],
  ['an old GIF', bytes('GIF87a....'), 'image/gif'],
  ['a GIF', bytes('GIF89a....'), 'image/gif'],
  ['a WebP', bytes('RIFF....WEBPVP8 '), 'image/webp'],
  ['an MP3 with a tag', bytes('ID3', 4, 0, '....'), 'audio/mpeg'],
  ['an MP3 without', bytes(0xff, 0xfb, 0x90, '....'), 'audio/mpeg'],
  ['an MP4', bytes(0, 0, 0, 0x18, 'ftypisom....'), 'video/mp4'],
  ['a phone’s MP4', bytes(0, 0, 0, 0x18, 'ftypmp42....'), 'video/mp4'],
  ['a Word file', docx, `${office}.wordprocessingml.document`],
  [
    'an Excel file',
    zipOf(['[Content_Types].xml', 'xl/workbook.xml']),
    `${office}.spreadsheetml.sheet`,
  ],
  [
    'a PowerPoint file with a comment at its end',
    zipOf(['_rels/.rels', '[Content_Types].xml', 'ppt/presentation.xml'], 'made by hand'),
    `${office}.presentationml.presentation`,
  ],
  ['a text with macrons', Buffer.from('Kia ora, Mārama!\r\n\tĀe. 🌿'), 'text/plain'],
  ['a text that says what is less', Buffer.from('3 < 4, and a<b too'), 'text/plain'],
] as const)('%s is recognised by its content', (_, file, type) => {
  expect(typed(file)).toBe(type);
  expect(typed(file, 'page.html')).toBe(type);
});

test('a text is a CSV where its name says so', () => {
  expect(typed(Buffer.from('name;email\nMere;m@x.nz'), 'Learners.CSV')).toBe('text/csv');
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>Kia ora'],
  ['a page after spaces and a mark', '\ufeff \n <HTML><body>'],
  ['a page after some words', 'Kia ora <script>alert(1)</script>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG in XML', '<?xml version="1.0"?><svg/>'],
  ['a comment before a page', '<!-- --><html>'],
  ['XML', '<note>Kia ora</note>'],
])('%s is nothing we offer', (_, text) => {
  for (const name of ['a.txt', 'a.csv', 'a.pdf', 'a.svg']) {
    expect(typed(Buffer.from(text), name)).toBeUndefined();
  }
});

test.each([
  ['a program', bytes('MZ', 0x90, 0, 3)],
  ['a program of Linux', bytes(0x7f, 'ELF')],
  ['an archive', zipOf(['readme.txt'])],
  ['an archive with a document in a folder', zipOf(['docs/word/document.xml'])],
  ['a document without its list of parts', zipOf(['word/document.xml'])],
  [
    'a document with macros',
    zipOf(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
  ],
  ['a Java archive', zipOf(['META-INF/MANIFEST.MF', '[Content_Types].xml'])],
  ['an archive that ends early', docx.subarray(0, -10)],
  ['the beginning of an archive', bytes('PK\x03\x04')],
  ['a HEIC picture', bytes(0, 0, 0, 0x18, 'ftypheic....')],
  ['a QuickTime film', bytes(0, 0, 0, 0x14, 'ftypqt  ....')],
  ['a WAV', bytes('RIFF', 0x24, 0, 0, 0, 'WAVEfmt ')],
  ['an old Word file', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
  ['text in UTF-16', bytes(0xff, 0xfe, 'K', 0, 'i', 0)],
  ['text in Latin-1', bytes('M', 0xe4, 'rama')],
  ['text with a NUL', bytes('Kia', 0, 'ora')],
])('%s is nothing we offer', (_, file) => {
  expect(typed(file, 'harmless.pdf')).toBeUndefined();
});

test('a directory that points nowhere is not followed', () => {
  const file = Buffer.from(docx);
  file.writeUInt32LE(0xffffffff, file.length - 6);
  expect(typed(file)).toBeUndefined();
  file.writeUInt32LE(0, file.length - 6);
  expect(typed(file)).toBeUndefined();
});

const text = { mediaType: 'text/plain', extensions: ['txt', 'md'] } as const;

test.each([
  ['Notes.txt', 'Notes.txt'],
  ['NOTES.TXT', 'NOTES.TXT'],
  ['read.me.md', 'read.me.md'],
  ['page.html', 'page.html.txt'],
  ['run.bat', 'run.bat.txt'],
  ['No ending', 'No ending.txt'],
  ['C:\\Users\\Hana\\Ngā kōrero.txt', 'Ngā kōrero.txt'],
  ['../../etc/passwd', 'passwd.txt'],
  ['folder/', 'file.txt'],
  ['ends\u202etxt.exe', 'endstxt.exe.txt'],
  ['two\nlines.txt', 'twolines.txt'],
])('a text called %j is stored as %j', (name, expected) => {
  expect(withMatchingExtension(name, text)).toBe(expected);
});

test('a name stays within 255 characters when an extension is added', () => {
  const name = withMatchingExtension('🌿'.repeat(255), text);
  expect([...name]).toHaveLength(255);
  expect(name).toMatch(/🌿\.txt$/u);
});
