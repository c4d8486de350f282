import { type Message, message } from '#lib/messages/message.ts';
import { wordingParts } from './wording-parts.ts';
import { wordingsMessages } from './wordings.ts';

/** `{{ at,day }}` and `{{at, day}}` are the same to the program. */
const valuesIn = (wording: string) =>
  wordingParts(wording).flatMap(({ kind, text }) => (kind === 'value' ? [tidy(text)] : []));

const tidy = (value: string) =>
  `{{${value
    .slice(2, -2)
    .split(',')
    .map((part) => part.trim())
    .join(', ')}}}`;

const tagsIn = (wording: string) =>
  wordingParts(wording).flatMap(({ kind, text }) => (kind === 'tag' ? [text] : []));

const without = <T>(some: readonly T[], others: readonly T[]): T[] => [
  ...new Set(some.filter((one) => !others.includes(one))),
];

/**
 * What a wording would break: a value left out is never said, a name the program does not know
 * would stand on the screen as it is. Only how many there are may go unsaid where there is one.
 */
export function problemsOf(key: string, english: string, wording: string): Message[] {
  if (wording.trim() === '') return [message(wordingsMessages.empty)];
  const [expected, given] = [valuesIn(english), valuesIn(wording)];
  const optional = key.endsWith('_one') ? ['{{count}}'] : [];
  const missing = without(expected, [...given, ...optional]);
  const unknown = without(given, [...expected, ...optional]);
  return [
    ...missing.map((part) => message(wordingsMessages.missingValue, { part })),
    ...unknown.map((part) => message(wordingsMessages.unknownValue, { part })),
    ...tagTroubles(english, wording),
    ...strayTroubles(wording),
  ];
}

function tagTroubles(english: string, wording: string): Message[] {
  const [expected, given] = [tagsIn(english), tagsIn(wording)];
  const unknown = without(given, expected);
  const names = without(
    expected.filter((tag) => !tag.startsWith('</')).map((tag) => tag.slice(1, -1)),
    [],
  );
  return [
    ...unknown.map((tag) => message(wordingsMessages.unknownTag, { tag })),
    ...names.flatMap((name) => pairTrouble(name, expected, given) ?? []),
  ];
}

/** Around as many parts as in English, each closed before the next is opened. */
function pairTrouble(name: string, expected: string[], given: string[]): Message | undefined {
  const [opening, closing] = [`<${name}>`, `</${name}>`];
  const ofName = (tags: string[]) => tags.filter((tag) => tag === opening || tag === closing);
  const [wanted, found] = [ofName(expected), ofName(given)];
  if (found.length === 0) return message(wordingsMessages.missingTag, { opening, closing });
  if (found.join() === wanted.join()) return undefined;
  return message(wordingsMessages.unpairedTag, { opening, closing, count: wanted.length / 2 });
}

/** What i18next would read as something else than words. */
function strayTroubles(wording: string): Message[] {
  const words = wordingParts(wording).filter(({ kind }) => kind === 'words');
  const isStray = words.some(({ text }) => /\{\{|\}\}/.test(text)) || wording.includes('{{{');
  return [
    ...(isStray ? [message(wordingsMessages.braces, { opening: '{{', closing: '}}' })] : []),
    ...(wording.includes('$t(') ? [message(wordingsMessages.calls, { signs: '$t(' })] : []),
  ];
}
