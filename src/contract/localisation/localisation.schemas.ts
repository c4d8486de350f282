import { z } from 'zod';
import {
  fieldNames,
  flag,
  instant,
  oneLine,
  requiredLine,
} from '#contract/fields/fields.schemas.ts';
import { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { languageByCode } from './localisation.ts';

export const Language = z.object({ code: z.string(), name: z.string(), native_name: z.string() });
export type Language = z.input<typeof Language>;

/** `percent`: how many of the texts are in this language. The rest is shown in English. */
const OfferedLanguage = Language.extend({ percent: z.int().min(0).max(100).optional() });

/** How much of the product is translated into a language. */
const Coverage = z.object({
  total: z.int(),
  /** The number of translated texts. For English: all of them. */
  translated: z.int(),
  /** How many of those were translated from an English that has changed since. */
  outdated: z.int(),
});

export const ManagedLanguage = Language.extend({
  active: z.boolean(),
  coverage: Coverage,
  updated_at: instant,
});
export type ManagedLanguage = z.input<typeof ManagedLanguage>;

/** The texts of one screen, under its title. */
export const ScreenCoverage = Coverage.extend({ screen: z.string(), title: LocalizedString });
export type ScreenCoverage = z.input<typeof ScreenCoverage>;

export const SectionCoverage = Coverage.extend({ section: z.string() });
export type SectionCoverage = z.input<typeof SectionCoverage>;

export const Locale = oneLine(35).overwrite(languageByCode);

const names = { name: requiredLine(maxLength.name), native_name: requiredLine(maxLength.name) };

const language = z.object({ language: ManagedLanguage });

export const schemas = {
  languageIndex: {
    summary: 'The languages people may choose.',
    reply: z.object({ languages: z.array(OfferedLanguage) }),
  },
  keptLanguages: {
    summary: 'Every language, active or not, and how much of the product is translated into it.',
    reply: z.object({ languages: z.array(ManagedLanguage) }),
  },
  storeLanguage: {
    summary: 'Adds a language. People may choose it once it is active.',
    body: z
      .object({ code: requiredLine(maxLength.code), ...names, active: flag.default(false) })
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
    summary: 'How much of each section, and of each screen, is translated into a language.',
    params: z.object({ code: Locale }),
    reply: z.object({
      language: ManagedLanguage,
      sections: z.array(SectionCoverage),
      screens: z.array(ScreenCoverage),
    }),
  },
};
