import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { strengthOf, teReoWords } from '#contract/accounts/password-strength.ts';
import { containsWord } from '#contract/accounts/password-words.ts';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import { appName } from '#web/settings.ts';

/** What can be said of a password while it is being chosen. The server has the last word. */
export type PasswordStrength = { isGood: boolean; words: DisplayText };

const strong: PasswordStrength = { isGood: true, words: passwordsMessages.good };
const weak = (why: DisplayText): PasswordStrength => ({
  isGood: false,
  words: message(passwordsMessages.tooEasy, { why }),
});

/**
 * As the server judges (password-rule.ts), but for what only that knows: which passwords were
 * leaked, and what organisations are called. `own` is the person's name and e-mail.
 */
export async function checkPasswordStrength(
  password: string,
  own: readonly string[],
): Promise<PasswordStrength> {
  if ([...password].length < 8) return weak(passwordsMessages.tooShort);
  if ([appName(), ...own.map(withoutDomain)].some((words) => containsWord(password, words))) {
    return weak(message(passwordsMessages.ownWords, { app: appName() }));
  }

  const { factory, warnings, advice } = await load();
  const found = strengthOf((typed, words) => factory.check(typed, words), password, [
    appName(),
    ...own,
  ]);
  if (found.isGood) return strong;
  return weak(
    warnings[found.warning ?? ''] ?? advice[found.advice ?? ''] ?? passwordsMessages.fewWords,
  );
}

const withoutDomain = (text: string) => text.split('@')[0] ?? '';

/** By the names that it gives its sentences. */
type Texts = Readonly<Record<string, MessageDescriptor>>;
type StrengthChecker = { factory: ZxcvbnFactory; warnings: Texts; advice: Texts };

let loading: Promise<StrengthChecker> | undefined;

/** Its dictionaries are larger than the whole application: fetched when a password is chosen. */
function load(): Promise<StrengthChecker> {
  loading ??= build();
  // Whoever comes back on line may try again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export function preloadStrengthChecker() {
  load().catch(() => {});
}

async function build(): Promise<StrengthChecker> {
  const [core, common, english, advice, warnings] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('#messages/accounts/password-advice.ts'),
    import('#messages/accounts/password-warnings.ts'),
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
    warnings: warnings.passwordWarningsMessages,
    advice: advice.passwordAdviceMessages,
  };
}

/** An object of the same keys that says each key in place of its sentence. */
function named<Sentences extends Record<keyof Sentences, string>>(sentences: Sentences): Sentences {
  return Object.fromEntries(Object.keys(sentences).map((name) => [name, name])) as Sentences;
}
