import { z } from 'zod';
import { english } from '#texts/speaker.ts';
import { endpoint } from './endpoint.ts';
import { fieldNames, flag, instant, longest, oneLine, requiredLine } from './fields.ts';

/** As BCP 47 writes a language, with a region or a script where that matters: `mi`, `en-NZ`. */
export const languageCode = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

export const Language = z.object({ code: z.string(), name: z.string(), native_name: z.string() });
export type Language = z.input<typeof Language>;

/** How much of the product is worded in a language. */
const Coverage = z.object({
  total: z.int(),
  /** Of the total. For English: all of it. */
  translated: z.int(),
  /** Of those, how many are of an English that has changed since. */
  outdated: z.int(),
});

export const KeptLanguage = Language.extend({
  active: z.boolean(),
  coverage: Coverage,
  updated_at: instant,
});
export type KeptLanguage = z.input<typeof KeptLanguage>;

export const SectionCoverage = Coverage.extend({ section: z.string() });
export type SectionCoverage = z.input<typeof SectionCoverage>;

/** The code of a language as a caller names it: `en` is the English there is. */
export const languageNamed = (code: string) => (code === 'en' ? english : code);
export const Locale = oneLine(35).overwrite(languageNamed);

export const languageIndex = endpoint({
  name: 'languageIndex',
  summary: 'The languages people may choose.',
  method: 'GET',
  path: '/languages',
  allow: 'anyone',
  reply: z.object({ languages: z.array(Language) }),
  topics: ['translations'],
});

export const keptLanguages = endpoint({
  name: 'keptLanguages',
  summary: 'Every language, active or not, and how much of the product is worded in it.',
  method: 'GET',
  path: '/api/admin/localisation/language/index',
  allow: 'localisation.edit',
  reply: z.object({ languages: z.array(KeptLanguage) }),
  topics: ['translations'],
});

const names = { name: requiredLine(longest.name), native_name: requiredLine(longest.name) };
const language = z.object({ language: KeptLanguage });

export const storeLanguage = endpoint({
  name: 'storeLanguage',
  summary: 'Adds a language. People may choose it once it is active.',
  method: 'POST',
  path: '/api/admin/localisation/language/store',
  allow: 'localisation.edit',
  body: z
    .object({ code: requiredLine(longest.code), ...names, active: flag.default(false) })
    .register(fieldNames, { name: 'nameInEnglish' }),
  reply: language,
  status: 201,
  topics: ['translations'],
});

export const updateLanguage = endpoint({
  name: 'updateLanguage',
  summary: 'Changes the names of a language, and whether people may choose it.',
  method: 'PUT',
  path: '/api/admin/localisation/language/update',
  allow: 'localisation.edit',
  body: z
    .object({ code: Locale, ...names, active: flag.optional() })
    .register(fieldNames, { name: 'nameInEnglish' }),
  reply: language,
  editing: true,
  topics: ['translations'],
});

export const showCoverage = endpoint({
  name: 'showCoverage',
  summary: 'How much of each section is worded in a language.',
  method: 'GET',
  path: '/api/admin/localisation/coverage/:code',
  allow: 'localisation.edit',
  params: z.object({ code: Locale }),
  reply: z.object({ language: KeptLanguage, sections: z.array(SectionCoverage) }),
  topics: ['translations'],
});
