import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './phrases.schemas.ts';

export const phraseIndex: Endpoint<typeof schemas.phraseIndex> = {
  name: 'phraseIndex',
  method: 'GET',
  path: '/api/admin/phrase/index',
  allow: 'reflections.review',
  scoped: true,
  topics: ['phrases', 'questions'],
};

export const teamPhrases: Endpoint<typeof schemas.teamPhrases> = {
  name: 'teamPhrases',
  method: 'GET',
  path: '/api/admin/phrase/team',
  allow: 'learning.write',
  topics: ['phrases', 'questions'],
};
