import { v5 as uuidOf } from 'uuid';

const namespace = '0193a5c0-0000-7000-8000-7265776f7264';

/** The subject of a text's history in a language. Derived, as most texts have no row. */
export const textId = (locale: string, key: string): string =>
  uuidOf(`${locale} ${key}`, namespace);

export const languageId = (locale: string): string => uuidOf(locale, namespace);
