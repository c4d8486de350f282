import type { Endpoint } from '#contract/endpoint.ts';
import { english } from '#messages/localizer.ts';
import type { schemas } from './localisation.schemas.ts';

export * from './localisation.openings.ts';
export type * from './localisation.schemas.ts';

/** A language tag of BCP 47, with a region or a script where that matters: `mi`, `en-NZ`. */
export const languageCode = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** The language that a caller names: `en` is `en-NZ`, the only English. */
export const languageByCode = (code: string) => (code === 'en' ? english : code);

export const storeLanguage: Endpoint<typeof schemas.storeLanguage> = {
  name: 'storeLanguage',
  method: 'POST',
  path: '/api/admin/localisation/language/store',
  allow: 'localisation.edit',
  status: 201,
  topics: ['translations'],
};

export const updateLanguage: Endpoint<typeof schemas.updateLanguage> = {
  name: 'updateLanguage',
  method: 'PUT',
  path: '/api/admin/localisation/language/update',
  allow: 'localisation.edit',
  editing: true,
  topics: ['translations'],
};
