/** Anyone can write a link with any text in it, so only texts of our own are ever shown. */
const known = ['Your password has been reset.'];

/** The status that came with `?reset=`: base64 of UTF-8. Anything else shows nothing. */
export function resetStatus(encoded: string | undefined): string | undefined {
  const text = decoded(encoded ?? '');
  return known.find((one) => one === text);
}

function decoded(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}
