/** Equal once the server has stored them: it trims, and unifies line ends and macrons. */
export function sameText(one: string, other: string): boolean {
  return stored(one) === stored(other);
}

function stored(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}
