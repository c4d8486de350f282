import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { passwordsText } from '#texts/passwords.ts';
import { say, type Words } from '#texts/text.ts';
import { appName } from './settings.ts';

/** What can be said of a password while it is being chosen. The server has the last word. */
export type Judgement = { isGood: boolean; words: Words };

const good: Judgement = { isGood: true, words: passwordsText.good };
const bad = (why: Words): Judgement => ({
  isGood: false,
  words: say(passwordsText.tooEasy, { why }),
});

/** As the server judges (password-rule.ts): `own` is the person's name and e-mail. */
export async function judgePassword(password: string, own: readonly string[]): Promise<Judgement> {
  if ([...password].length < 8) return bad(passwordsText.tooShort);
  if (ownWords(own).some((word) => plain(password).includes(word))) {
    return bad(say(passwordsText.ownWords, { app: appName() }));
  }

  const { score, feedback } = (await load()).check(password.slice(0, 100), [...own]);
  if (score >= 3) return good;
  const advice = feedback.warning || feedback.suggestions[0];
  return bad(advice ? lowerFirst(advice) : passwordsText.fewWords);
}

const ownWords = (own: readonly string[]) =>
  [...own.map((text) => text.split('@')[0] ?? ''), appName()]
    .flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);

/** Without case and macrons: "maia" is no better a secret of Māia's than her name. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

let loading: Promise<ZxcvbnFactory> | undefined;

/** Its dictionaries are larger than the whole application: fetched when a password is chosen. */
function load(): Promise<ZxcvbnFactory> {
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

async function build(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
}
