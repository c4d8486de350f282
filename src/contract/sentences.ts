import type { z } from 'zod';
import { fieldsText } from '#texts/fields.ts';
import { limitsText } from '#texts/limits.ts';
import { type AnyText, type Said, say, type Text } from '#texts/text.ts';
import { validationText } from '#texts/validation.ts';

type Issue = z.core.$ZodIssue;
type Field = Text | string;
type Names = Readonly<Record<string, keyof typeof fieldsText>>;

/**
 * The sentence for something that doesn't fit a schema, worded as the clients of this API know it.
 * There is one for everything, so that zod's own words never get to a person. Whether anything was
 * given the issue tells only where its input was asked for. `names`: those of its call (`fieldNames`).
 */
export function sentence(issue: Issue, names: Names = {}): Said {
  const own = ownSentences.get(issue.message);
  if (own) return { text: own, values: 'maximum' in issue ? { most: Number(issue.maximum) } : {} };
  const field = lastName(issue.path, names);
  if (isMissing(issue)) return say(validationText.required, { field });
  switch (issue.code) {
    case 'invalid_type':
      return say(kinds[issue.expected] ?? validationText.anotherKind, { field });
    case 'invalid_format':
      return say(formats[issue.format] ?? validationText.anotherForm, { field });
    case 'invalid_union':
      return say(wanted(issue), { field });
    case 'invalid_value':
      return say(validationText.selected, { field });
    case 'too_big':
      return tooBig(field, issue);
    case 'too_small':
      return tooSmall(field, issue);
    case 'custom':
      return custom(field, issue.params ?? {}) ?? say(validationText.invalid, { field });
    default:
      return say(validationText.invalid, { field });
  }
}

/** A schema with a sentence of its own names it by its key. */
const ownSentences = new Map<string, AnyText>(
  Object.values(limitsText).map((text) => [text.key, text]),
);

/** What was chosen is not there, or not to be chosen. */
export const noSuch = (field: keyof typeof fieldsText): Said =>
  say(validationText.selected, { field: fieldsText[field] });

/** Another record has what has to be different in each. */
export const alreadyTaken = (field: keyof typeof fieldsText): Said =>
  say(validationText.taken, { field: fieldsText[field] });

const named: Readonly<Record<string, Text>> = fieldsText;

/**
 * `questions.0.question` is spoken of as "question", `org_code` as "org code", `podAreas` as the
 * learning areas: also where a name is not ours, and so has no text.
 */
function lastName(path: readonly PropertyKey[], names: Names): Field {
  const last = String(path.findLast((part) => typeof part === 'string') ?? 'body');
  const own = Object.hasOwn(names, last) && names[last];
  if (own) return fieldsText[own];
  const key = last.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(named, key) ? (named[key] ?? key) : inWords(key);
}

const inWords = (key: string) =>
  key.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return countsParts(issue) && issue.minimum === 1;
  if (issue.code === 'invalid_format') return issue.input === '';
  const wantsValue = ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code);
  return wantsValue && (issue.input === undefined || issue.input === null || issue.input === '');
}

/** A text without a character, a list without an entry: nothing was given. */
const countsParts = ({ origin }: { origin: string }) => origin === 'string' || origin === 'array';

const kinds: Record<string, Text<'field'>> = {
  string: validationText.string,
  array: validationText.array,
  object: validationText.object,
  record: validationText.object,
  number: validationText.number,
  int: validationText.integer,
  boolean: validationText.flag,
};

const formats: Record<string, Text<'field'>> = {
  uuid: validationText.uuid,
  email: validationText.email,
  url: validationText.url,
  datetime: validationText.dateAndTime,
  date: validationText.date,
};

/** Of several things that would do, the one that has a form, or else a kind; else it is a flag. */
function wanted({ errors = [] }: Extract<Issue, { code: 'invalid_union' }>): Text<'field'> {
  const all = errors.flat();
  const formed = all.find(({ code }) => code === 'invalid_format');
  const form = formed?.code === 'invalid_format' && formats[formed.format];
  const ofKind = all.find(({ code }) => code === 'invalid_type');
  const kind = ofKind?.code === 'invalid_type' && kinds[ofKind.expected];
  return form || kind || validationText.flag;
}

type Bound = { origin: string };

// Limits are written as clients have always read them, without a separator of thousands.
function tooBig(field: Field, { origin, maximum }: Bound & { maximum: number | bigint }): Said {
  const most = String(maximum);
  if (origin === 'string') return say(validationText.mostCharacters, { field, most });
  if (origin === 'array') return say(validationText.mostItems, { field, most });
  return say(validationText.most, { field, most });
}

function tooSmall(field: Field, { origin, minimum }: Bound & { minimum: number | bigint }): Said {
  const least = String(minimum);
  if (origin === 'string') return say(validationText.leastCharacters, { field, least });
  if (origin === 'array') return say(validationText.leastItems, { field, least });
  return say(validationText.least, { field, least });
}

function custom(field: Field, { rule, max, min }: Record<string, unknown>): Said | undefined {
  if (rule === 'confirmed') return say(validationText.confirmed, { field });
  if (rule === 'min') return say(validationText.leastCharacters, { field, least: String(min) });
  if (rule === 'max') return say(validationText.mostCharacters, { field, most: String(max) });
  if (rule === 'login') return say(validationText.login, { field });
  if (rule === 'years') return say(validationText.years, { field });
  if (rule === 'controls') return say(validationText.controls, { field });
  return undefined;
}
