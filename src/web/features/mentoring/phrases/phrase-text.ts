import type { Phrase } from '#contract/phrases/phrases.ts';
import { normalizeForSearch } from '#messages/normalize-for-search.ts';

const placeholder = /\{learner\}/g;

/** As it is inserted. A function, as a name may hold what `replace` would take for a pattern. */
export const filled = ({ text }: Phrase, learner: string) =>
  text.replace(placeholder, () => learner);

/** With spaces where it would run into the words before or after it. */
export function spaced(text: string, before: string, after: string): string {
  const opensWord = /[^\s([{"'“‘]$/u.test(before);
  const closesWord = /^[\p{L}\p{N}]/u.test(after);
  return `${opensWord ? ' ' : ''}${text}${closesWord ? ' ' : ''}`;
}

/** Those with all the words, in the phrase or in the question it is for. */
export function phrasesWith(phrases: readonly Phrase[], search: string): readonly Phrase[] {
  const hasWords = searchFor(search);
  return phrases.filter(({ text, question }) => hasWords(`${text} ${question?.question ?? ''}`));
}

function searchFor(search: string) {
  const words = normalizeForSearch(search).split(/\s+/);
  return (text: string) => {
    const normalized = normalizeForSearch(text);
    return words.every((word) => normalized.includes(word));
  };
}

/**
 * Those with all the words, those for this question first; of other questions none. The server has
 * them in order, the mentor's own before the team's.
 */
export function phrasesFor(
  phrases: readonly Phrase[],
  { question, learner, search }: { question: string; learner: string; search: string },
): readonly Phrase[] {
  const hasWords = searchFor(search);
  const found = phrases.filter((phrase) => {
    const isOffered = phrase.question === null || phrase.question.uuid === question;
    return isOffered && hasWords(filled(phrase, learner));
  });
  return found.toSorted((a, b) => Number(a.question === null) - Number(b.question === null));
}
