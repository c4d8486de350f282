import type { MessageDescriptor } from '#lib/messages/message.ts';
import { accountAnswersMessages } from '#messages/accounts/account-answers.ts';
import { currentTranslator } from '#web/i18n/use-translation.tsx';

/** Anyone can write a link with any text in it, so only texts of our own are ever shown. */
const statuses = [accountAnswersMessages.passwordReset, accountAnswersMessages.passwordSet];

/** The status that came with `?reset=`: base64 of UTF-8. Anything else shows nothing. */
export function resetStatus(encoded: string | undefined): MessageDescriptor | undefined {
  const { words } = currentTranslator();
  const text = decoded(encoded ?? '');
  return statuses.find((one) => text === one.english || text === words(one));
}

function decoded(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}
