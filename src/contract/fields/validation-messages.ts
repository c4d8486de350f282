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
 * The message for a zod issue, worded as the clients of this API know it. Every issue has one, so that
 * zod's own messages never reach a person. Needs issues with their input (`reportInput`), to tell a
 * missing value from an invalid one. `names`: the field names of the call (`fieldNames`).
 */
export function validationMessage(issue: Issue, names: Names = {}): Message {
  const own = ownMessages.get(issue.message);
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
      return message(unionMessage(issue), { field });
    case 'invalid_value':
      return message(validationMessages.selected, { field });
    case 'too_big':
      return tooBig(field, issue);
    case 'too_small':
      return tooSmall(field, issue);
    case 'custom':
      return (
        ruleMessage(field, issue.params ?? {}) ?? message(validationMessages.invalid, { field })
      );
    default:
      return message(validationMessages.invalid, { field });
  }
}

/** Schemas with a message of their own give its key as zod's message. */
const ownMessages = new Map<string, AnyDescriptor>(
  Object.values(limitsMessages).map((text) => [text.key, text]),
);

/** The chosen record does not exist or may not be chosen. */
export const invalidSelection = (field: keyof typeof fieldsMessages): Message =>
  message(validationMessages.selected, { field: fieldsMessages[field] });

/** Another record already has a value that must be unique. */
export const alreadyTaken = (field: keyof typeof fieldsMessages): Message =>
  message(validationMessages.taken, { field: fieldsMessages[field] });

const fieldTexts: Readonly<Record<string, MessageDescriptor>> = fieldsMessages;

/** The name of a key in the middle of a sentence, where it has one. */
export function inSentence(name: string): MessageDescriptor | undefined {
  const key = inCamelCase(name);
  if (Object.hasOwn(fieldTexts, key)) return fieldTexts[key];
  return Object.hasOwn(described, name) ? described[name]?.inSentence : undefined;
}

/**
 * The name of the field: `questions.0.question` is "question", `podAreas` "learning areas". A key
 * without a text, such as one of the caller's own, is put into words: `org_code` is "org code".
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

/** Where the minimum counts characters or entries: a minimum of 1 then means that nothing was given. */
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

/** For a union: the message of its first format, or else of its first type, or else of a flag. */
function unionMessage({
  errors = [],
}: Extract<Issue, { code: 'invalid_union' }>): MessageDescriptor<'field'> {
  const all = errors.flat();
  const formatIssue = all.find(({ code }) => code === 'invalid_format');
  const format = formatIssue?.code === 'invalid_format' && formats[formatIssue.format];
  const typeIssue = all.find(({ code }) => code === 'invalid_type');
  const kind = typeIssue?.code === 'invalid_type' && kinds[typeIssue.expected];
  return format || kind || validationMessages.flag;
}

type Bound = { origin: string };

// As strings, so that limits keep their established form, without a thousands separator.
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

function ruleMessage(
  field: Field,
  { rule, max, min }: Record<string, unknown>,
): Message | undefined {
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
