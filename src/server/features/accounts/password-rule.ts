import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Context } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';
import { passwordAdviceText } from '#texts/password-advice.ts';
import { passwordWarningsText } from '#texts/password-warnings.ts';
import { type Said, type Sayable, say, type Text } from '#texts/text.ts';

type Person = { name?: string; email: string };

/**
 * Refuses a password that is easily guessed, with a sentence that helps (api.md). Length and the
 * second typing are the contract's.
 */
export async function refuseGuessable(ctx: Context, password: string, person: Person) {
  const said = partOf(ctx, password, person) ?? (await weakness(password, person));
  if (said) throw invalid('password', said);
}

function partOf({ site }: Context, password: string, person: Person): Sayable | undefined {
  const typed = plain(password);
  const holds = (words: string) =>
    wordsOf(words).some((word) => word.length > 3 && typed.includes(word));
  const product = site.name;
  if (holds(product)) return say(accountRefusalsText.productInPassword, { product });
  if (holds(person.name ?? '')) return accountRefusalsText.nameInPassword;
  return holds(person.email.split('@')[0] ?? '') ? accountRefusalsText.emailInPassword : undefined;
}

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);

/** Without case and macrons: "maia" is no better a secret of Māia's than her name. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Below this, zxcvbn holds that somebody who tries can guess it. */
const GOOD_ENOUGH = 3;

async function weakness(password: string, { name = '', email }: Person): Promise<Said | undefined> {
  const { judge, textOf } = await zxcvbn();
  // Its work grows faster than the text; a hundred characters are judged as well as more.
  const { score, feedback } = judge.check(password.slice(0, 100), [name, email]);
  if (score >= GOOD_ENOUGH) return undefined;
  const [suggestion] = feedback.suggestions;
  const advice = suggestion ? textOf(suggestion) : passwordAdviceText.fewWords;
  if (!feedback.warning) return say(accountRefusalsText.tooEasy, { advice });
  return say(accountRefusalsText.tooEasyBecause, { warning: textOf(feedback.warning), advice });
}

/** What it finds, and our text for each of its sentences, which are English. */
type Judge = { judge: ZxcvbnFactory; textOf: (sentence: string) => Text | string };

let loading: Promise<Judge> | undefined;

/** Its dictionaries take 20 MB and a tenth of a second: loaded when the first password is chosen. */
function zxcvbn(): Promise<Judge> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Judge> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const { translations } = english;
  const judge = new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations,
  });
  const known = new Map([
    ...bySentence(translations.warnings, passwordWarningsText),
    ...bySentence(translations.suggestions, passwordAdviceText),
  ]);
  return { judge, textOf: (sentence) => known.get(sentence) ?? sentence };
}

const bySentence = (sentences: object, ours: Readonly<Record<string, Text>>) =>
  Object.entries(sentences).flatMap(([name, sentence]): [string, Text][] => {
    const text = ours[name];
    return text ? [[String(sentence), text]] : [];
  });
