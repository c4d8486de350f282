export type BilingualName = { name: string; name_mi: string | null };

/** The name in a reader's language. */
export const nameIn = (locale: string, { name, name_mi }: BilingualName): string =>
  (locale === 'mi' ? name_mi : null) ?? name;

/** The title of what a pod offers to read and watch, likewise. */
export const titleIn = (locale: string, asset: { title: string; title_mi: string | null }) =>
  nameIn(locale, { name: asset.title, name_mi: asset.title_mi });
