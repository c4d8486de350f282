import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * The sentence for something that doesn't fit a schema, worded as the clients of this API know it.
 * There is one for everything, so that zod's own words never get to a person.
 */
export function sentence(issue: Issue): string {
  const name = nameOf(issue.path);
  const field = `The ${name} field`;
  if (isMissing(issue)) return `${field} is required.`;
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${kinds[issue.expected] ?? 'of another kind'}.`;
    case 'invalid_format':
      return `${field} must be ${formats[issue.format] ?? 'of another form'}.`;
    case 'invalid_union':
      return `${field} must be ${wanted(issue)}.`;
    case 'invalid_value':
      return `The selected ${name} is invalid.`;
    case 'too_big':
      return tooBig(field, issue);
    case 'too_small':
      return tooSmall(field, issue);
    case 'custom':
      return custom(field, issue.params ?? {}) ?? `${field} is invalid.`;
    default:
      return `${field} is invalid.`;
  }
}

/** `questions.0.question` is spoken of as "question", `org_code` as "org code", `podAreas` too. */
function nameOf(path: readonly PropertyKey[] = []): string {
  const last = path.findLast((part) => typeof part === 'string') ?? 'body';
  return String(last)
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replaceAll('_', ' ');
}

function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return countsParts(issue) && issue.minimum === 1;
  if (issue.code === 'invalid_format') return issue.input === '';
  const wantsValue = ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code);
  return wantsValue && (issue.input === undefined || issue.input === null || issue.input === '');
}

/** A text without a character, a list without an entry: nothing was given. */
const countsParts = ({ origin }: { origin: string }) => origin === 'string' || origin === 'array';

const kinds: Record<string, string> = {
  string: 'a string',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
};

const formats: Record<string, string> = {
  uuid: 'a valid UUID',
  email: 'a valid email address',
  url: 'a web address that begins with http:// or https://',
  datetime: 'a valid date and time',
  date: 'a valid date',
};

/** Of several things that would do, the one that has a form; else it is a flag. */
function wanted({ errors = [] }: Extract<Issue, { code: 'invalid_union' }>): string {
  const formed = errors.flat().find(({ code }) => code === 'invalid_format');
  return (formed?.code === 'invalid_format' && formats[formed.format]) || 'true or false';
}

type Bound = { origin: string };

function tooBig(field: string, { origin, maximum }: Bound & { maximum: number | bigint }): string {
  if (origin === 'string') return `${field} must not be greater than ${maximum} characters.`;
  if (origin === 'array') return `${field} must not have more than ${maximum} items.`;
  return `${field} must not be greater than ${maximum}.`;
}

function tooSmall(
  field: string,
  { origin, minimum }: Bound & { minimum: number | bigint },
): string {
  if (origin === 'string') return `${field} must be at least ${minimum} characters.`;
  if (origin === 'array') return `${field} must have at least ${minimum} items.`;
  return `${field} must be at least ${minimum}.`;
}

function custom(field: string, { rule, max, min }: Record<string, unknown>): string | undefined {
  if (rule === 'confirmed') return `${field} confirmation does not match.`;
  if (rule === 'min') return `${field} must be at least ${min} characters.`;
  if (rule === 'max') return `${field} must not be greater than ${max} characters.`;
  if (rule === 'controls') return `${field} holds a character that can't be stored.`;
  return undefined;
}
