import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './wordings.schemas.ts';

export * from './wordings.openings.ts';
export type * from './wordings.schemas.ts';

/** The most characters of one text: five times the longest there is. */
export const maxWordingLength = 2_000;

export const updateText: Endpoint<typeof schemas.updateText> = {
  name: 'updateText',
  method: 'PUT',
  path: '/api/admin/localisation/text/update',
  allow: 'localisation.edit',
  editing: true,
  topics: ['translations'],
};

export const removeText: Endpoint<typeof schemas.removeText> = {
  name: 'removeText',
  method: 'POST',
  path: '/api/admin/localisation/text/remove',
  allow: 'localisation.edit',
  editing: true,
  topics: ['translations'],
};

export const textHistory: Endpoint<typeof schemas.textHistory> = {
  name: 'textHistory',
  method: 'GET',
  path: '/api/admin/localisation/text/history',
  allow: 'localisation.edit',
  topics: ['translations'],
};
