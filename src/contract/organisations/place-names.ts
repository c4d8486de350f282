export type BilingualName = { name: string; name_mi: string | null };

/** What a reader of this language calls it. */
export const nameIn = (locale: string, { name, name_mi }: BilingualName): string =>
  (locale === 'mi' ? name_mi : null) ?? name;
