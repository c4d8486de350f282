import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * The sentence for something that doesn't fit a schema, worded as the clients of this API know it.
 * `undefined` leaves zod's own words, which none of our schemas should get to.
 */
export function sentence(issue: Issue): string | undefined {
  const field = `The ${nameOf(issue.path)} field`;
  if (isMissing(issue)) return `${field} is required.`;
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${kinds[issue.expected] ?? 'of another kind'}.`;
    case 'invalid_format':
      return `${field} must be ${formats[issue.format] ?? 'of another form'}.`;
    case 'invalid_union':
      return `${field} must be true or false.`;
    case 'invalid_value':
      return `The selected ${nameOf(issue.path)} is invalid.`;
    case 'custom':
      return custom(field, issue.params ?? {});
    default:
      return undefined;
  }
}

/** `questions.0.question` is spoken of as "question", `org_code` as "org code". */
function nameOf(path: readonly PropertyKey[] = []): string {
  const last = path.findLast((part) => typeof part === 'string') ?? 'body';
  return String(last).replaceAll('_', ' ');
}

function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1;
  const wantsValue = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  return wantsValue && (issue.input === undefined || issue.input === null || issue.input === '');
}

const kinds: Record<string, string> = {
  string: 'a string',
  array: 'an array',
  object: 'an object',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
};

const formats: Record<string, string> = {
  uuid: 'a valid UUID',
  email: 'a valid email address',
};

function custom(field: string, { rule, max, min }: Record<string, unknown>): string | undefined {
  if (rule === 'confirmed') return `${field} confirmation does not match.`;
  if (rule === 'min') return `${field} must be at least ${min} characters.`;
  if (rule === 'max') return `${field} must not be greater than ${max} characters.`;
  if (rule === 'controls') return `${field} holds a character that can't be stored.`;
  return undefined;
}
