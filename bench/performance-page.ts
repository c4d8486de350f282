import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

export const readPage = () => readFileSync(place, 'utf8');

/** Puts a table where the page has its marks; what people wrote around it stays. */
export function writeToPage(name: 'acts' | 'lighthouse' | 'scope' | 'growth', table: string) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const page = readPage();
  const [before, after] = [page.split(begin)[0], page.split(end)[1]];
  if (before === page || after === undefined) throw new Error(`No ${begin} … ${end} in ${place}`);
  writeFileSync(place, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}

/** Below a table that is written anew as a whole. */
export function measuredToday(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date());
  return `Measured on ${day}.`;
}
