import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Context } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';

type Person = { name?: string; email: string };

/**
 * Refuses a password that is easily guessed, with a sentence that helps (api.md). Length and the
 * second typing are the contract's.
 */
export async function refuseGuessable(ctx: Context, password: string, person: Person) {
  const said = partOf(ctx, password, person) ?? (await weakness(password, person));
  if (said) throw invalid('password', said);
}

function partOf({ site }: Context, password: string, person: Person): string | undefined {
  const typed = plain(password);
  const holds = (words: string) =>
    wordsOf(words).some((word) => word.length > 3 && typed.includes(word));
  if (holds(site.name)) return `Please choose a password without the name ${site.name} in it.`;
  if (holds(person.name ?? '')) return 'Please choose a password without your name in it.';
  if (holds(person.email.split('@')[0] ?? '')) {
    return 'Please choose a password without your email address in it.';
  }
  return undefined;
}

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);

/** Without case and macrons: "maia" is no better a secret of Māia's than her name. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Below this, zxcvbn holds that somebody who tries can guess it. */
const GOOD_ENOUGH = 3;

async function weakness(password: string, { name = '', email }: Person) {
  const judge = await zxcvbn();
  // Its work grows faster than the text; a hundred characters are judged as well as more.
  const { score, feedback } = judge.check(password.slice(0, 100), [name, email]);
  if (score >= GOOD_ENOUGH) return undefined;
  const advice = feedback.suggestions[0] ?? 'Three or four unusual words in a row work well.';
  return `This password is too easy to guess. ${feedback.warning ?? ''} ${advice}`.replace(
    / +/g,
    ' ',
  );
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** Its dictionaries take 20 MB and a tenth of a second: loaded when the first password is chosen. */
function zxcvbn(): Promise<ZxcvbnFactory> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ZxcvbnFactory> {
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
