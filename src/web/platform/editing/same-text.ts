/** Equal once the server has stored them: it trims, and unifies line ends and macrons. */
export function sameText(a: string, b: string): boolean {
  return normalized(a) === normalized(b);
}

function normalized(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}
