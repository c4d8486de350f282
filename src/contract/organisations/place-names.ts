export type BilingualName = { name: string; name_mi: string | null };

/** The name in a reader's language. */
export const nameIn = (locale: string, { name, name_mi }: BilingualName): string =>
  (locale === 'mi' ? name_mi : null) ?? name;
