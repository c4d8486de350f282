/** Finds the words that a password must not contain, even disguised (`St3pw1s3`) or in pieces. */

/** Without case and macrons: "maia" is as easy to guess as "Māia". */
export const foldForPassword = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Letters and digits only: `white-bait 1` is `whitebait1`. */
export const joined = (text: string) => foldForPassword(text).replace(/[^\p{L}\p{N}]/gu, '');

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
};

/** `St3pw1s3` is `stepwise`; a 1 may stand for an i or an l. */
const unmasked = (text: string, one = 'i') =>
  foldForPassword(text).replace(/[01!|34@5$7+89]/g, (sign) =>
    sign === '1' || sign === '|' ? one : (letters[sign] ?? sign),
  );

/** Everything that the password may be read as: as typed, and with signs for letters undone. */
export const readingsOf = (password: string): readonly string[] => [
  foldForPassword(password),
  unmasked(password),
  unmasked(password, 'l'),
];

/** The same without spaces and signs between the letters. */
export const joinedReadingsOf = (password: string): readonly string[] => [
  ...new Set([password, ...readingsOf(password)].map(joined)),
];

const MOST_DECORATION = 6;

/**
 * The one run of letters that is left without the digits and signs before and behind it; undefined
 * where there are more of those than people add to make a rule happy.
 */
export function coreOf(password: string): string | undefined {
  const core = foldForPassword(password).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [...password].length - [...core].length <= MOST_DECORATION ? core : undefined;
}

/** `abcabcabc` is no better than `abc`. */
export const withoutRepeats = (text: string) => text.replace(/^(.+?)\1+$/su, '$1');

const wordsOf = (text: string) => foldForPassword(text).split(/[^\p{L}\p{N}]+/u);
const LONG_ENOUGH = 6;

/** Whether one of the words is in it. Short ones turn up across the ends of others: only as typed. */
export function containsWord(password: string, words: string): boolean {
  const [readings, runs] = [readingsOf(password), joinedReadingsOf(password)];
  return wordsOf(words).some(
    (word) =>
      word.length > 3 &&
      (readings.some((reading) => reading.includes(word)) ||
        (word.length >= LONG_ENOUGH && runs.some((run) => run.includes(word)))),
  );
}

type Own = { name?: string | undefined; email: string };

/** Which publicly known word the password contains: the product's, the person's name or e-mail. */
export function ownWordIn(
  password: string,
  product: string,
  { name = '', email }: Own,
): 'product' | 'name' | 'email' | undefined {
  if (containsWord(password, product)) return 'product';
  if (containsWord(password, name)) return 'name';
  return containsWord(password, email.split('@')[0] ?? '') ? 'email' : undefined;
}
