import { joined, ownWordIn, plain } from '#contract/password-words.ts';
import type { Context } from '#server/platform/context.ts';
import { invalid, tooMany } from '#server/platform/refusal.ts';
import { NotDoneError } from '#server/platform/thread.ts';
import { countTry } from '#server/platform/throttle.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';
import { passwordAdviceText } from '#texts/password-advice.ts';
import { passwordWarningsText } from '#texts/password-warnings.ts';
import { type Said, say, type Text } from '#texts/text.ts';
import { emailKey } from './find-person.ts';
import { judge } from './password-judge.ts';
import { holdsAll, organisationsOf } from './password-organisations.ts';

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
  const said = await weakness(ctx, password, person);
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

const inWords = (product: string) => ({
  product: say(accountRefusalsText.productInPassword, { product }),
  name: accountRefusalsText.nameInPassword,
  email: accountRefusalsText.emailInPassword,
});

const BUSY_SECONDS = 5;

async function weakness(ctx: Context, password: string, person: Person) {
  const product = ctx.site.name;
  const part = ownWordIn(password, product, person);
  if (part) return inWords(product)[part];
  const organisations = await organisationsOf(ctx, person, password);
  if (organisations.some((name) => holdsAll(password, name))) {
    return accountRefusalsText.organisationInPassword;
  }
  const own = [product, person.name ?? '', person.email, ...organisations];
  const { isGood, warning, advice } = await judge({ password, own: withWords(own) }).catch(
    (error: unknown) => {
      throw error instanceof NotDoneError ? tooMany(BUSY_SECONDS) : error;
    },
  );
  return isGood ? undefined : sentence(warning, advice);
}

const MOST_OWN_WORDS = 60;

/** What is called by several words is guessed by each of them, and by all of them written as one. */
const withWords = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [plain(name), joined(name), ...plain(name).split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 3)
    .slice(0, MOST_OWN_WORDS);

function sentence(warning: string | undefined, advice: string | undefined): Said {
  const why = textOf(passwordWarningsText, warning);
  const better = { advice: textOf(passwordAdviceText, advice) ?? passwordAdviceText.fewWords };
  return why
    ? say(accountRefusalsText.tooEasyBecause, { warning: why, ...better })
    : say(accountRefusalsText.tooEasy, better);
}

const textOf = (texts: Readonly<Record<string, Text>>, name = '') => texts[name];
