import { foldForPassword, joined, ownWordIn } from '#contract/accounts/password-words.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { passwordAdviceMessages } from '#messages/accounts/password-advice.ts';
import { passwordWarningsMessages } from '#messages/accounts/password-warnings.ts';
import { emailKey } from '#server/features/accounts/find-person.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid, tooManyRequests } from '#server/platform/http/api-error.ts';
import { countAttempt } from '#server/platform/http/protection/throttle.ts';
import { ThreadUnavailableError } from '#server/platform/jobs/thread.ts';
import { containsName, organisationsOf } from './password-organisations.ts';
import { passwordStrength } from './password-strength.ts';

/** `uuid` if there is an account already. */
type Person = { uuid?: string; name?: string; email: string };

/**
 * Refuses a password that is easily guessed, with a sentence that helps (api.md). The contract checks
 * its length and confirmation. Judging costs time, so callers check first that the person may choose a
 * password at all.
 */
export async function assertStrongPassword(
  ctx: Context,
  password: string,
  person: Person,
  rateLimits: boolean,
) {
  if (rateLimits) await countPasswordChoice(ctx, person);
  const problem = await weakness(ctx, password, person);
  if (problem) throw invalid('password', problem);
}

/** Choosing a password takes a few tries, but nobody may keep the strength check busy. */
const choiceLimit = { tries: 20, seconds: 15 * 60 };

/** Counted by account, or by e-mail and network address, so that nobody uses up another's tries. */
async function countPasswordChoice({ db, origin }: Context, { uuid, email }: Person) {
  const who = uuid ?? `${await emailKey(db, email)}|${origin.address}`;
  const counted = await countAttempt(db, `choose|${who}`, choiceLimit);
  if (counted.exceeded) throw tooManyRequests(counted.secondsLeft);
}

const ruleMessages = (product: string) => ({
  product: message(accountErrorsMessages.productInPassword, { product }),
  name: accountErrorsMessages.nameInPassword,
  email: accountErrorsMessages.emailInPassword,
});

const BUSY_SECONDS = 5;

async function weakness(ctx: Context, password: string, person: Person) {
  const product = ctx.site.name;
  const part = ownWordIn(password, product, person);
  if (part) return ruleMessages(product)[part];
  const organisations = await organisationsOf(ctx, person, password);
  if (organisations.some((name) => containsName(password, name))) {
    return accountErrorsMessages.organisationInPassword;
  }
  const own = [product, person.name ?? '', person.email, ...organisations];
  const { isGood, warning, advice } = await passwordStrength({
    password,
    own: withWords(own),
  }).catch((error: unknown) => {
    throw error instanceof ThreadUnavailableError ? tooManyRequests(BUSY_SECONDS) : error;
  });
  return isGood ? undefined : sentence(warning, advice);
}

const MAX_OWN_WORDS = 60;

/** A name of several words can be guessed by each of them, and by all written as one. */
const withWords = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [
      foldForPassword(name),
      joined(name),
      ...foldForPassword(name).split(/[^\p{L}\p{N}]+/u),
    ])
    .filter((word) => word.length > 3)
    .slice(0, MAX_OWN_WORDS);

function sentence(warning: string | undefined, advice: string | undefined): Message {
  const why = messageFor(passwordWarningsMessages, warning);
  const better = {
    advice: messageFor(passwordAdviceMessages, advice) ?? passwordAdviceMessages.fewWords,
  };
  return why
    ? message(accountErrorsMessages.tooEasyBecause, { warning: why, ...better })
    : message(accountErrorsMessages.tooEasy, better);
}

const messageFor = (texts: Readonly<Record<string, MessageDescriptor>>, name = '') => texts[name];
