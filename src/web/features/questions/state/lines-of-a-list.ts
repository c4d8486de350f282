/** What Word, Excel and mail programs write before the lines of a list. */
const markers = [
  // 1. 1) (1), also without a space after it. 1.5 is no number of a list.
  /^\(?\d{1,3}[.)](?!\d)\s*/u,
  // 1.1 or 2.3.1 of a list in levels: with the tab alone, or it is a number of the question.
  /^\d{1,3}(?:\.\d{1,3})+\.?\t\s*/u,
  // a) a. (a) iv.
  /^\(?(?:[a-z]|[ivx]{2,4})[.)]\s+/iu,
  // The last are what bullets of Word's symbol fonts become.
  /^[•◦▪·●○■‣⁃\uf0a7\uf0b7\uf0d8\uf0fc]\s*/u,
  // Square, arrow and tick, where a program takes those fonts for letters.
  /^[§Øü]\t\s*/u,
  /^[-–—*]\s+/u,
  // Only with the tab: o is also a word of te reo Māori.
  /^o\t\s*/u,
];

/** Its words, and which line of the list it is, as whoever sees the box counts. */
export type Line = { words: string; number: number };

/** The questions of a pasted list: one for each line that has words, without numbers and bullets. */
export const linesOfAList = (text: string): Line[] =>
  text
    .split(/\r\n|[\r\n\u2028]/u)
    .map((line, index) => ({ words: withoutMarker(line.trim()), number: index + 1 }))
    .filter(({ words }) => words !== '');

function withoutMarker(line: string): string {
  const marker = markers.find((each) => each.test(`${line} `));
  const words = marker ? `${line} `.replace(marker, '') : line;
  // Between the cells of a table.
  return words
    .replace(/\s*\t\s*/gu, ' ')
    .trim()
    .normalize('NFC');
}
