/** What spreadsheets run as a formula, full-width signs included. */
const formula = /^\s*[=+\-@|\t\r＝＋－＠]/;

/** As spreadsheets read it: UTF-8 with a byte order mark, CRLF line ends, no cell a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
