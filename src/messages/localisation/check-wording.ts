import { type Message, message } from '#lib/messages/message.ts';
import { wordingParts } from './wording-parts.ts';
import { wordingsMessages } from './wordings.ts';

/** Normalised, as `{{ at,day }}` and `{{at, day}}` are the same. */
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

const without = <T>(all: readonly T[], excluded: readonly T[]): T[] => [
  ...new Set(all.filter((entry) => !excluded.includes(entry))),
];

/**
 * What is wrong with a wording: a value that is left out would be missing, an unknown one would be
 * shown as it is typed. Only `{{count}}` may be left out, in the singular.
 */
export function problemsOf(key: string, english: string, wording: string): Message[] {
  if (wording.trim() === '') return [message(wordingsMessages.empty)];
  const [expected, actual] = [valuesIn(english), valuesIn(wording)];
  const optional = key.endsWith('_one') ? ['{{count}}'] : [];
  const missing = without(expected, [...actual, ...optional]);
  const unknown = without(actual, [...expected, ...optional]);
  return [
    ...missing.map((part) => message(wordingsMessages.missingValue, { part })),
    ...unknown.map((part) => message(wordingsMessages.unknownValue, { part })),
    ...tagProblems(english, wording),
    ...strayProblems(wording),
  ];
}

function tagProblems(english: string, wording: string): Message[] {
  const [expected, actual] = [tagsIn(english), tagsIn(wording)];
  const unknown = without(actual, expected);
  const names = without(
    expected.filter((tag) => !tag.startsWith('</')).map((tag) => tag.slice(1, -1)),
    [],
  );
  return [
    ...unknown.map((tag) => message(wordingsMessages.unknownTag, { tag })),
    ...names.flatMap((name) => pairProblem(name, expected, actual) ?? []),
  ];
}

/** A tag must stand around as many parts as in English, each closed before the next is opened. */
function pairProblem(name: string, expected: string[], actual: string[]): Message | undefined {
  const [opening, closing] = [`<${name}>`, `</${name}>`];
  const ofName = (tags: string[]) => tags.filter((tag) => tag === opening || tag === closing);
  const [inEnglish, inWording] = [ofName(expected), ofName(actual)];
  if (inWording.length === 0) return message(wordingsMessages.missingTag, { opening, closing });
  if (inWording.join() === inEnglish.join()) return undefined;
  return message(wordingsMessages.unpairedTag, { opening, closing, count: inEnglish.length / 2 });
}

/** Characters that i18next would not read as text. */
function strayProblems(wording: string): Message[] {
  const words = wordingParts(wording).filter(({ kind }) => kind === 'words');
  const isStray = words.some(({ text }) => /\{\{|\}\}/.test(text)) || wording.includes('{{{');
  return [
    ...(isStray ? [message(wordingsMessages.braces, { opening: '{{', closing: '}}' })] : []),
    ...(wording.includes('$t(') ? [message(wordingsMessages.calls, { signs: '$t(' })] : []),
  ];
}
