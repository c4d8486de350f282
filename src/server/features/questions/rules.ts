type Given = { uuid?: string | null | undefined; locale?: string | undefined };

/** Sentences beside the questions that can't stand in this list, by field; empty when all can. */
export function misplaced(
  given: readonly Given[],
  list: { locale: string; uuids: ReadonlySet<string> },
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  for (const [index, { uuid, locale = list.locale }] of given.entries()) {
    if (locale !== list.locale) {
      errors[`questions.${index}.locale`] = ['The question is in another language than the list.'];
    }
    if (!uuid) continue;
    const field = `questions.${index}.uuid`;
    if (!list.uuids.has(uuid)) errors[field] = ['The selected question is invalid.'];
    else if (seen.has(uuid)) errors[field] = ['The question stands in the list twice.'];
    seen.add(uuid);
  }
  return errors;
}
