import { coreOf } from './password-words.ts';

/** Of zxcvbn, what is used of it: the browser and the server each bring theirs. */
type Check = (
  password: string,
  own: string[],
) => {
  score: number;
  guessesLog10: number;
  sequence: readonly { pattern: string }[];
  feedback: { warning?: string | null; suggestions: readonly string[] };
};

/** By the names that zxcvbn gives its sentences; texts/password-warnings.ts and -advice.ts say them. */
export type Strength = { isGood: boolean; warning: string | undefined; advice: string | undefined };

/** The work grows faster than the text. What makes these hard to guess makes the whole hard. */
const JUDGED = 40;
/** Below this, zxcvbn holds that somebody who tries can guess it. */
const GOOD_ENOUGH = 3;
/** So many guesses find the word of `Summer2026!!`; zxcvbn counts far too many for what comes after. */
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
