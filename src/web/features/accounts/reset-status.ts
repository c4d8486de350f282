import { accountAnswersText } from '#texts/account-answers.ts';
import type { Text } from '#texts/text.ts';
import { textNow } from '#web/platform/use-text.tsx';

/** Anyone can write a link with any text in it, so only texts of our own are ever shown. */
const known = [accountAnswersText.passwordReset];

/** The status that came with `?reset=`: base64 of UTF-8. Anything else shows nothing. */
export function resetStatus(encoded: string | undefined): Text | undefined {
  const { words } = textNow();
  const text = decoded(encoded ?? '');
  return known.find((one) => text === one.english || text === words(one));
}

function decoded(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}
