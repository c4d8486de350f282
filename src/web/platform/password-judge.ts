import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { strengthOf, teReoWords } from '#contract/password-strength.ts';
import { holdsWord } from '#contract/password-words.ts';
import { passwordsText } from '#texts/passwords.ts';
import { say, type Text, type Words } from '#texts/text.ts';
import { appName } from './settings.ts';

/** What can be said of a password while it is being chosen. The server has the last word. */
export type Judgement = { isGood: boolean; words: Words };

const good: Judgement = { isGood: true, words: passwordsText.good };
const bad = (why: Words): Judgement => ({
  isGood: false,
  words: say(passwordsText.tooEasy, { why }),
});

/**
 * As the server judges (password-rule.ts), but for what only that knows: which passwords were
 * leaked, and what organisations are called. `own` is the person's name and e-mail.
 */
export async function judgePassword(password: string, own: readonly string[]): Promise<Judgement> {
  if ([...password].length < 8) return bad(passwordsText.tooShort);
  if ([appName(), ...own.map(withoutDomain)].some((words) => holdsWord(password, words))) {
    return bad(say(passwordsText.ownWords, { app: appName() }));
  }

  const { factory, warnings, advice } = await load();
  const found = strengthOf((typed, words) => factory.check(typed, words), password, [
    appName(),
    ...own,
  ]);
  if (found.isGood) return good;
  return bad(warnings[found.warning ?? ''] ?? advice[found.advice ?? ''] ?? passwordsText.fewWords);
}

const withoutDomain = (text: string) => text.split('@')[0] ?? '';

/** By the names that it gives its sentences. */
type Texts = Readonly<Record<string, Text>>;
type Judge = { factory: ZxcvbnFactory; warnings: Texts; advice: Texts };

let loading: Promise<Judge> | undefined;

/** Its dictionaries are larger than the whole application: fetched when a password is chosen. */
function load(): Promise<Judge> {
  loading ??= build();
  // Whoever comes back on line may try again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export function prepareJudge() {
  load().catch(() => {});
}

async function build(): Promise<Judge> {
  const [core, common, english, advice, warnings] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('#texts/password-advice.ts'),
    import('#texts/password-warnings.ts'),
  ]);
  const { suggestions, warnings: reasons, timeEstimation } = english.translations;
  const factory = new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, teReo: teReoWords },
    graphs: common.adjacencyGraphs,
    // It answers with the names of its sentences, for which we have texts of our own.
    translations: { suggestions: named(suggestions), warnings: named(reasons), timeEstimation },
    l33tMaxSubstitutions: 10,
  });
  return {
    factory,
    warnings: warnings.passwordWarningsText,
    advice: advice.passwordAdviceText,
  };
}

/** An object of the same keys that says each key in place of its sentence. */
function named<Sentences extends Record<keyof Sentences, string>>(sentences: Sentences): Sentences {
  return Object.fromEntries(Object.keys(sentences).map((name) => [name, name])) as Sentences;
}
