import type { Context } from '#server/platform/context.ts';
import { invalid, tooMany } from '#server/platform/refusal.ts';
import { NotDoneError } from '#server/platform/thread.ts';
import { countTry } from '#server/platform/throttle.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';
import { passwordAdviceText } from '#texts/password-advice.ts';
import { passwordWarningsText } from '#texts/password-warnings.ts';
import { type Said, type Sayable, say, type Text } from '#texts/text.ts';
import { emailKey } from './find-person.ts';
import { judge } from './password-judge.ts';

/** `uuid` where there is an account already. */
type Person = { uuid?: string; name?: string; email: string };

/**
 * Refuses a password that is easily guessed, with a sentence that helps (api.md). Length and the
 * second typing are the contract's. Judging costs time, so whoever calls this has found out before
 * that the person may choose a password at all.
 */
export async function refuseGuessable(
  ctx: Context,
  password: string,
  person: Person,
  rateLimits: boolean,
) {
  if (rateLimits) await countChoice(ctx, person);
  const said = partOf(ctx, password, person) ?? (await weakness(password, person));
  if (said) throw invalid('password', said);
}

/** Whoever chooses a password needs a few tries; nobody may keep the judge busy. */
const choices = { tries: 20, seconds: 15 * 60 };

/** Nobody else can use up somebody's tries: they have the account, or that address of the network. */
async function countChoice({ db, now, origin }: Context, { uuid, email }: Person) {
  const who = uuid ?? `${await emailKey(db, email)}|${origin.address}`;
  const counted = await countTry(db, `choose|${who}`, now, choices);
  if (counted.exceeded) throw tooMany(counted.secondsLeft);
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

/** The work grows faster than the text. What makes these hard to guess makes the whole hard. */
const JUDGED = 40;
const BUSY_SECONDS = 5;

async function weakness(password: string, { name = '', email }: Person): Promise<Said | undefined> {
  const start = [...password].slice(0, JUDGED).join('');
  const { isGood, warning, advice } = await judge({ password: start, own: [name, email] }).catch(
    (error: unknown) => {
      throw error instanceof NotDoneError ? tooMany(BUSY_SECONDS) : error;
    },
  );
  if (isGood) return undefined;
  const why = textOf(passwordWarningsText, warning);
  const better = { advice: textOf(passwordAdviceText, advice) ?? passwordAdviceText.fewWords };
  return why
    ? say(accountRefusalsText.tooEasyBecause, { warning: why, ...better })
    : say(accountRefusalsText.tooEasy, better);
}

const textOf = (texts: Readonly<Record<string, Text>>, name = '') => texts[name];
