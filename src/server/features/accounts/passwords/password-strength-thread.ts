import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import { type Strength, strengthOf, teReoWords } from '#contract/accounts/password-strength.ts';
import { handleTasks } from '#server/platform/jobs/thread-tasks.ts';
import { leakedPasswords } from './leaked-passwords.ts';
import type { StrengthTask } from './password-strength.ts';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english, teReo: teReoWords },
  graphs: adjacencyGraphs,
  // Makes zxcvbn answer with the keys of its sentences, for which we have messages of our own.
  translations: {
    ...translations,
    suggestions: keysAsValues(translations.suggestions),
    warnings: keysAsValues(translations.warnings),
  },
  // How many readings of `p4$$w0rd` it tries: the default of 100 takes up to ten times as long.
  l33tMaxSubstitutions: 10,
});

const isLeaked = leakedPasswords();
const leaked: Strength = { isGood: false, warning: 'pwned', advice: 'pwned' };

await handleTasks(
  ({ password, own }: StrengthTask): Strength =>
    isLeaked(password)
      ? leaked
      : strengthOf((typed, words) => zxcvbn.check(typed, words), password, own),
);

/** The same object with each key in place of its sentence. */
function keysAsValues<Sentences extends Record<keyof Sentences, string>>(
  sentences: Sentences,
): Sentences {
  return Object.fromEntries(Object.keys(sentences).map((name) => [name, name])) as Sentences;
}
