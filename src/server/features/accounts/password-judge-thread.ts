import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import { answerTasks } from '#server/platform/thread-tasks.ts';
import type { Judged, ToJudge } from './password-judge.ts';

/** Below this, zxcvbn holds that somebody who tries can guess it. */
const GOOD_ENOUGH = 3;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  // It answers with the names of its sentences, for which we have texts of our own.
  translations: {
    ...translations,
    suggestions: named(translations.suggestions),
    warnings: named(translations.warnings),
  },
  // How many readings of `p4$$w0rd` it tries. Its own 100 take up to ten times as long.
  l33tMaxSubstitutions: 10,
});

await answerTasks(({ password, own }: ToJudge): Judged => {
  const { score, feedback } = zxcvbn.check(password, [...own]);
  const { warning, suggestions } = feedback;
  return { isGood: score >= GOOD_ENOUGH, warning: warning ?? undefined, advice: suggestions[0] };
});

/** An object of the same keys that says each key in place of its sentence. */
function named<Sentences extends Record<keyof Sentences, string>>(sentences: Sentences): Sentences {
  return Object.fromEntries(Object.keys(sentences).map((name) => [name, name])) as Sentences;
}
