import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';

/** Refuses a list in which an id is nobody's and nothing's, beside each of those, once. */
export function refuseUnknown(
  key: 'learners' | 'areas_list',
  listed: readonly string[],
  isKnown: (uuid: string) => boolean,
): void {
  const why = [invalidSelection(key === 'learners' ? 'learner' : 'area')];
  const unknown = [...new Set(listed)].filter((uuid) => !isKnown(uuid));
  if (unknown.length === 0) return;
  const fields = unknown.map((uuid) => [`${key}.${listed.indexOf(uuid)}`, why] as const);
  throw invalidFields(Object.fromEntries(fields));
}
