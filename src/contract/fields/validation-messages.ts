import type { z } from 'zod';
import {
  type AnyDescriptor,
  type Message,
  type MessageDescriptor,
  message,
} from '#lib/messages/message.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import { limitsMessages } from '#messages/shared/limits.ts';
import { validationMessages } from '#messages/shared/validation.ts';
import { describedFields as described } from './described-fields.ts';

type Issue = z.core.$ZodIssue;
type Field = MessageDescriptor | string;
type Names = Readonly<Record<string, keyof typeof fieldsMessages>>;

/**
 * The sentence for something that doesn't fit a schema, worded as the clients of this API know it.
 * There is one for everything, so that zod's own words never get to a person. Whether anything was
 * given the issue tells only where its input was asked for. `names`: those of its call (`fieldNames`).
 */
export function validationMessage(issue: Issue, names: Names = {}): Message {
  const own = ownSentences.get(issue.message);
  if (own)
    return { descriptor: own, values: 'maximum' in issue ? { most: Number(issue.maximum) } : {} };
  const field = lastName(issue.path, names);
  if (isMissing(issue)) return message(validationMessages.required, { field });
  switch (issue.code) {
    case 'invalid_type':
      return message(kinds[issue.expected] ?? validationMessages.anotherKind, { field });
    case 'invalid_format':
      return message(formats[issue.format] ?? validationMessages.anotherForm, { field });
    case 'invalid_union':
      return message(wanted(issue), { field });
    case 'invalid_value':
      return message(validationMessages.selected, { field });
    case 'too_big':
      return tooBig(field, issue);
    case 'too_small':
      return tooSmall(field, issue);
    case 'custom':
      return custom(field, issue.params ?? {}) ?? message(validationMessages.invalid, { field });
    default:
      return message(validationMessages.invalid, { field });
  }
}

/** A schema with a sentence of its own names it by its key. */
const ownSentences = new Map<string, AnyDescriptor>(
  Object.values(limitsMessages).map((text) => [text.key, text]),
);

/** What was chosen is not there, or not to be chosen. */
export const invalidSelection = (field: keyof typeof fieldsMessages): Message =>
  message(validationMessages.selected, { field: fieldsMessages[field] });

/** Another record has what has to be different in each. */
export const alreadyTaken = (field: keyof typeof fieldsMessages): Message =>
  message(validationMessages.taken, { field: fieldsMessages[field] });

const named: Readonly<Record<string, MessageDescriptor>> = fieldsMessages;

/** The message that speaks of a key in the middle of a sentence, where it has one. */
export function inSentence(name: string): MessageDescriptor | undefined {
  const key = inCamelCase(name);
  if (Object.hasOwn(named, key)) return named[key];
  return Object.hasOwn(described, name) ? described[name]?.inSentence : undefined;
}

/**
 * `questions.0.question` is spoken of as "question", `org_code` as "org code", `podAreas` as the
 * learning areas: also where a name is not ours, and so has no text.
 */
function lastName(path: readonly PropertyKey[], names: Names): Field {
  const last = String(path.findLast((part) => typeof part === 'string') ?? 'body');
  const own = Object.hasOwn(names, last) && names[last];
  if (own) return fieldsMessages[own];
  return inSentence(last) ?? inWords(last);
}

const inCamelCase = (name: string) =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const inWords = (name: string) =>
  inCamelCase(name).replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return countsParts(issue) && issue.minimum === 1;
  if (issue.code === 'invalid_format') return issue.input === '';
  const wantsValue = ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code);
  return wantsValue && (issue.input === undefined || issue.input === null || issue.input === '');
}

/** A text without a character, a list without an entry: nothing was given. */
const countsParts = ({ origin }: { origin: string }) => origin === 'string' || origin === 'array';

const kinds: Record<string, MessageDescriptor<'field'>> = {
  string: validationMessages.string,
  array: validationMessages.array,
  object: validationMessages.object,
  record: validationMessages.object,
  number: validationMessages.number,
  int: validationMessages.integer,
  boolean: validationMessages.flag,
};

const formats: Record<string, MessageDescriptor<'field'>> = {
  uuid: validationMessages.uuid,
  email: validationMessages.email,
  url: validationMessages.url,
  datetime: validationMessages.dateAndTime,
  date: validationMessages.date,
};

/** Of several things that would do, the one that has a form, or else a kind; else it is a flag. */
function wanted({
  errors = [],
}: Extract<Issue, { code: 'invalid_union' }>): MessageDescriptor<'field'> {
  const all = errors.flat();
  const formed = all.find(({ code }) => code === 'invalid_format');
  const form = formed?.code === 'invalid_format' && formats[formed.format];
  const ofKind = all.find(({ code }) => code === 'invalid_type');
  const kind = ofKind?.code === 'invalid_type' && kinds[ofKind.expected];
  return form || kind || validationMessages.flag;
}

type Bound = { origin: string };

// Limits are written as clients have always read them, without a separator of thousands.
function tooBig(field: Field, { origin, maximum }: Bound & { maximum: number | bigint }): Message {
  const most = String(maximum);
  if (origin === 'string') return message(validationMessages.mostCharacters, { field, most });
  if (origin === 'array') return message(validationMessages.mostItems, { field, most });
  return message(validationMessages.most, { field, most });
}

function tooSmall(
  field: Field,
  { origin, minimum }: Bound & { minimum: number | bigint },
): Message {
  const least = String(minimum);
  if (origin === 'string') return message(validationMessages.leastCharacters, { field, least });
  if (origin === 'array') return message(validationMessages.leastItems, { field, least });
  return message(validationMessages.least, { field, least });
}

function custom(field: Field, { rule, max, min }: Record<string, unknown>): Message | undefined {
  if (rule === 'confirmed') return message(validationMessages.confirmed, { field });
  if (rule === 'min')
    return message(validationMessages.leastCharacters, { field, least: String(min) });
  if (rule === 'max')
    return message(validationMessages.mostCharacters, { field, most: String(max) });
  if (rule === 'login') return message(validationMessages.login, { field });
  if (rule === 'years') return message(validationMessages.years, { field });
  if (rule === 'controls') return message(validationMessages.controls, { field });
  return undefined;
}
