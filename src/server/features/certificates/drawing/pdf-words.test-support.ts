import { inflateSync } from 'node:zlib';

/** The file as text, with its compressed parts opened. */
export function openedPdf(pdf: Buffer): string {
  return pdf
    .toString('latin1')
    .replace(/stream\n([\s\S]*?)\nendstream/g, (whole, content: string) => {
      try {
        return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
      } catch {
        return whole;
      }
    });
}

/** What is written on it, piece by piece, as copying and reading aloud give it. */
export function wordsOfPdf(pdf: Buffer): string {
  const text = openedPdf(pdf);
  const objects = new Map(
    [...text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body]),
  );
  const lettersOf = (font: string) => {
    const [, object] = new RegExp(`/${font} (\\d+) 0 R`).exec(text) ?? [];
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(object) ?? '') ?? [];
    const ranges = (objects.get(map) ?? '').matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/g);
    return [...ranges].flatMap(([, codes = '']) =>
      [...codes.matchAll(/<([0-9a-f ]*)>/g)].map(([, code = '']) =>
        String.fromCharCode(...code.split(' ').map((part) => Number.parseInt(part, 16))),
      ),
    );
  };
  let letters: string[] = [];
  const pieces: string[] = [];
  for (const [, font, shown] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = lettersOf(font);
    const codes = (shown ?? '').match(/(?<=<[0-9a-f]*)[0-9a-f]{4}/g) ?? [];
    if (shown) pieces.push(codes.map((code) => letters[Number.parseInt(code, 16)]).join(''));
  }
  return pieces.join(' ');
}
