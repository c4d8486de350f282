/** In characters: more than an address and a name have. What is longer is no copy of them. */
const MAX_COPIED = 1_000;

/**
 * The one address in what mail programs and web pages copy: `Hana Rewi <hana@kura.example>`,
 * `mailto:hana@kura.example`, a full stop or semicolon behind it. Where there may be two, the cell
 * stays as it is, for a person to decide.
 */
export function copiedAddress(cell: string): string {
  if (cell.length > MAX_COPIED) return cell;
  const [, name = '', inside = cell] = /^([^<>]*)<([^<>]*)>[\s.,;]*$/.exec(cell) ?? [];
  const address = bareAddress(inside);
  if (!address.includes('@') || holdsMoreThanAddress(address)) return cell;
  // Outlook writes the address in place of a name that it doesn't know.
  const named = name.replace(/["'\s]/g, '').toLowerCase();
  return !named.includes('@') || named === address.toLowerCase() ? address : cell;
}

const bareAddress = (text: string) =>
  text
    .trim()
    .replace(/^mailto:\s*([^?]*).*/is, '$1')
    // Each run of them is looked at once, however long a row has it.
    .replace(/(?<![\s.,;])[\s.,;]+$/, '');

/** Two addresses, or one among other words. */
export const holdsMoreThanAddress = (text: string) =>
  text.split('@').length > 2 || (text.includes('@') && /[\s()<>[\],;]/.test(text));
