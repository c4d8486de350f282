import { z } from 'zod';
import { fieldNames, flag, instant, oneLine, requiredLine } from './fields.schemas.ts';
import { longest } from './lengths.ts';
import { languageNamed } from './localisation.ts';

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

export const Locale = oneLine(35).overwrite(languageNamed);

const names = { name: requiredLine(longest.name), native_name: requiredLine(longest.name) };

const language = z.object({ language: KeptLanguage });

export const schemas = {
  languageIndex: {
    summary: 'The languages people may choose.',
    reply: z.object({ languages: z.array(Language) }),
  },
  keptLanguages: {
    summary: 'Every language, active or not, and how much of the product is worded in it.',
    reply: z.object({ languages: z.array(KeptLanguage) }),
  },
  storeLanguage: {
    summary: 'Adds a language. People may choose it once it is active.',
    body: z
      .object({ code: requiredLine(longest.code), ...names, active: flag.default(false) })
      .register(fieldNames, { name: 'nameInEnglish' }),
    reply: language,
  },
  updateLanguage: {
    summary: 'Changes the names of a language, and whether people may choose it.',
    body: z
      .object({ code: Locale, ...names, active: flag.optional() })
      .register(fieldNames, { name: 'nameInEnglish' }),
    reply: language,
  },
  showCoverage: {
    summary: 'How much of each section is worded in a language.',
    params: z.object({ code: Locale }),
    reply: z.object({ language: KeptLanguage, sections: z.array(SectionCoverage) }),
  },
};
