import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './localisation.schemas.ts';

export const languageIndex: Endpoint<typeof schemas.languageIndex> = {
  name: 'languageIndex',
  method: 'GET',
  path: '/languages',
  allow: 'anyone',
  topics: ['translations'],
};

export const keptLanguages: Endpoint<typeof schemas.keptLanguages> = {
  name: 'keptLanguages',
  method: 'GET',
  path: '/api/admin/localisation/language/index',
  allow: 'localisation.edit',
  topics: ['translations'],
};

export const showCoverage: Endpoint<typeof schemas.showCoverage> = {
  name: 'showCoverage',
  method: 'GET',
  path: '/api/admin/localisation/coverage/:code',
  allow: 'localisation.edit',
  topics: ['translations'],
};
