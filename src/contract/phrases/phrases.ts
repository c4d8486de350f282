import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './phrases.schemas.ts';

export * from './phrases.openings.ts';
export type * from './phrases.schemas.ts';

/** For how long a designer may undo declining a phrase. */
export const declineUndoSeconds = 60;

export const phraseQuestions: Endpoint<typeof schemas.phraseQuestions> = {
  name: 'phraseQuestions',
  method: 'GET',
  path: '/api/admin/phrase/questions',
  // Designers choose a question for a phrase of the team's, too.
  allow: 'learning.read',
  scoped: 'reflections.review',
  topics: ['questions', 'areas', 'pods'],
};

export const storePhrase: Endpoint<typeof schemas.storePhrase> = {
  name: 'storePhrase',
  method: 'POST',
  path: '/api/admin/phrase/store',
  allow: 'reflections.review',
  scoped: true,
  status: 201,
  idempotent: true,
  topics: ['phrases'],
};

export const updatePhrase: Endpoint<typeof schemas.updatePhrase> = {
  name: 'updatePhrase',
  method: 'PUT',
  path: '/api/admin/phrase/update',
  allow: 'reflections.review',
  scoped: true,
  editing: true,
  topics: ['phrases'],
};

export const removePhrase: Endpoint<typeof schemas.removePhrase> = {
  name: 'removePhrase',
  method: 'POST',
  path: '/api/admin/phrase/remove',
  allow: 'reflections.review',
  scoped: true,
  topics: ['phrases'],
};

export const proposePhrase: Endpoint<typeof schemas.proposePhrase> = {
  name: 'proposePhrase',
  method: 'POST',
  path: '/api/admin/phrase/propose',
  allow: 'reflections.review',
  scoped: true,
  topics: ['phrases'],
};

export const importPhrases: Endpoint<typeof schemas.importPhrases> = {
  name: 'importPhrases',
  method: 'POST',
  path: '/api/admin/phrase/import',
  allow: 'reflections.review',
  scoped: true,
  topics: ['phrases'],
};

export const decidePhrase: Endpoint<typeof schemas.decidePhrase> = {
  name: 'decidePhrase',
  method: 'POST',
  path: '/api/admin/phrase/decide',
  allow: 'learning.write',
  topics: ['phrases'],
};

export const storeTeamPhrase: Endpoint<typeof schemas.storeTeamPhrase> = {
  name: 'storeTeamPhrase',
  method: 'POST',
  path: '/api/admin/phrase/team/store',
  allow: 'learning.write',
  status: 201,
  idempotent: true,
  topics: ['phrases'],
};

export const updateTeamPhrase: Endpoint<typeof schemas.updateTeamPhrase> = {
  name: 'updateTeamPhrase',
  method: 'PUT',
  path: '/api/admin/phrase/team/update',
  allow: 'learning.write',
  editing: true,
  topics: ['phrases'],
};

export const importTeamPhrases: Endpoint<typeof schemas.importTeamPhrases> = {
  name: 'importTeamPhrases',
  method: 'POST',
  path: '/api/admin/phrase/team/import',
  allow: 'learning.write',
  topics: ['phrases'],
};

/** The caller's own phrases as a file. */
export const phrasesFile = '/api/admin/phrase/export.csv';

/** The team's. */
export const teamPhrasesFile = '/api/admin/phrase/team/export.csv';
