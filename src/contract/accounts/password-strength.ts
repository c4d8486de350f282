import { coreOf } from './password-words.ts';

/** The part of zxcvbn that is used here. The browser and the server each pass their own build of it. */
type Check = (
  password: string,
  own: string[],
) => {
  score: number;
  guessesLog10: number;
  sequence: readonly { pattern: string }[];
  feedback: { warning?: string | null; suggestions: readonly string[] };
};

/** `warning` and `advice` are zxcvbn's keys; their texts are in src/messages/accounts/password-*.ts. */
export type Strength = { isGood: boolean; warning: string | undefined; advice: string | undefined };

/** Only so many characters are judged, as zxcvbn's time grows faster than the length of the text. */
const JUDGED = 40;
/** The zxcvbn score (0–4) from which a password counts as hard to guess. */
const GOOD_ENOUGH = 3;
/** 10^5 guesses find the word in `Summer2026!!`. zxcvbn overrates the digits and signs after a word. */
const WORD_LOG10 = 5;

/** How hard a password is to guess for somebody who knows `own`. */
export function strengthOf(check: Check, password: string, own: readonly string[]): Strength {
  const start = [...password].slice(0, JUDGED).join('').normalize('NFC').replace(macrons, bare);
  const { score, feedback } = check(start, [...own]);
  const [advice] = feedback.suggestions;
  if (score < GOOD_ENOUGH) return { isGood: false, warning: feedback.warning ?? undefined, advice };

  const core = coreOf(start);
  if (core === undefined || core === start || core === '') return good;
  const word = check(core, [...own]);
  const isWord = word.sequence.every(({ pattern }) => pattern === 'dictionary');
  return isWord && word.guessesLog10 < WORD_LOG10
    ? { isGood: false, warning: 'similarToCommon', advice: 'anotherWord' }
    : good;
}

const good: Strength = { isGood: true, warning: undefined, advice: undefined };

const macrons = /[āēīōūĀĒĪŌŪ]/g;
const bare = (vowel: string) => vowel.normalize('NFD').slice(0, 1);

/** What zxcvbn's English does not know: days, months and seasons in te reo Māori, and greetings. */
export const teReoWords: string[] = [
  'aotearoa',
  'kiaora',
  'tenakoe',
  'morena',
  'haeremai',
  'kiakaha',
  'whanau',
  'aroha',
  'koanga',
  'raumati',
  'ngahuru',
  'takurua',
  'hotoke',
  'rahina',
  'ratu',
  'raapa',
  'rapare',
  'ramere',
  'rahoroi',
  'ratapu',
  'mane',
  'turei',
  'wenerei',
  'taite',
  'paraire',
  'kohitatea',
  'huitanguru',
  'poututerangi',
  'paengawhawha',
  'haratua',
  'pipiri',
  'hongongoi',
  'hereturikoka',
  'mahuru',
  'whiringaanuku',
  'whiringaarangi',
  'hakihea',
  'hanuere',
  'pepuere',
  'maehe',
  'aperira',
  'hune',
  'hurae',
  'akuhata',
  'hepetema',
  'oketopa',
  'noema',
  'tihema',
];
