import { expect, test } from 'vitest';
import { parseSpreadsheet } from './parse-spreadsheet.ts';

const table1252 = 'Name;Email\r\nRené Côté;rene@school.example\r\n';
const maori = 'Name\tEmail\nWhānau Māia\twhanau@school.example\n';
const mark = Buffer.of(0xef, 0xbb, 0xbf);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(maori)],
  ['UTF-8', Buffer.concat([mark, Buffer.from(maori)])],
  ['UTF-16', utf16(`\ufeff${maori}`)],
  ['UTF-16', utf16(maori)],
  ['UTF-16', utf16(`\ufeff${maori}`).swap16()],
  ['UTF-16', utf16(maori).swap16()],
  ['UTF-8 twice', Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(maori)))],
])('reads %s', async (encoding, file) => {
  const { readAs, rows } = await parseSpreadsheet(file);

  expect(readAs).toEqual({ format: 'csv', separator: '\t', encoding });
  expect(rows[1]?.cells[0]).toBe('Whānau Māia');
});

test('reads Windows-1252', async () => {
  const { readAs, rows } = await parseSpreadsheet(Buffer.from(table1252, 'latin1'));

  expect(readAs).toEqual({ format: 'csv', separator: ';', encoding: 'Windows-1252' });
  expect(rows[1]?.cells[0]).toBe('René Côté');
});

const byteOfMac: Readonly<Record<string, number>> = { '’': 0xd5, é: 0x8e, ô: 0x99, ü: 0x9f };

test.each(['Tama O’Brien', 'René Müller', 'Aunty’s Côté'])(
  'reads the encoding of old Macs: %s',
  async (name) => {
    const text = `Name;Email\r\n${name};rene@school.example\r\n`;
    const file = Buffer.from([...text].map((letter) => byteOfMac[letter] ?? letter.charCodeAt(0)));
    const { readAs, rows } = await parseSpreadsheet(file);

    expect(readAs).toEqual({ format: 'csv', separator: ';', encoding: 'mac' });
    expect(rows[1]?.cells[0]).toBe(name);
  },
);

test.each(['Zoë', 'VÕRU', 'NOËL Åse', 'Señora Núñez', 'François Müller', 'Ólafur Þór'])(
  'takes no file from Windows for one from a Mac: %s',
  async (name) => {
    const { readAs, rows } = await parseSpreadsheet(Buffer.from(`Name,Email\n${name},x`, 'latin1'));

    expect(readAs).toMatchObject({ encoding: 'Windows-1252' });
    expect(rows[1]?.cells[0]).toBe(name);
  },
);
