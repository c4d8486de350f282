import type { FastifyInstance } from 'fastify';
import { maxPhrasesBytes } from '#contract/phrases/phrase-limits.ts';
import * as contract from '#contract/phrases/phrases.ts';
import { rawBodyParser } from '#server/platform/http/body/raw-body.ts';
import { documentRoute, noContent, route } from '#server/platform/http/route.ts';
import { phraseQuestions } from './asked-questions.ts';
import { exportPhrases, exportTeamPhrases } from './files/export-phrases.ts';
import { importPhrases, importTeamPhrases } from './files/import-phrases.ts';
import { phraseIndex, teamPhrases } from './read-phrases.ts';
import { removePhrase } from './remove-phrase.ts';
import { storePhrase, updatePhrase } from './save-phrase.ts';
import { decidePhrase, proposePhrase } from './share-phrase.ts';
import { storeTeamPhrase, updateTeamPhrase } from './team-phrase.ts';

export async function phraseRoutes(app: FastifyInstance) {
  route(app, contract.phraseIndex, phraseIndex);
  route(app, contract.storePhrase, storePhrase);
  route(app, contract.updatePhrase, updatePhrase);
  route(app, contract.removePhrase, removePhrase);
  route(app, contract.proposePhrase, proposePhrase);
  route(app, contract.teamPhrases, teamPhrases);
  route(app, contract.decidePhrase, decidePhrase);
  route(app, contract.storeTeamPhrase, storeTeamPhrase);
  route(app, contract.updateTeamPhrase, updateTeamPhrase);
  route(app, contract.phraseQuestions, phraseQuestions);
  const file = { types: ['text/csv'] };
  const own = { ...file, name: 'exportPhrases', summary: 'Own phrases, as a file.' };
  const team = { ...file, name: 'exportTeamPhrases', summary: 'The team’s phrases, as a file.' };
  const ofOne = { path: contract.phrasesFile, allow: 'reflections.review', scoped: true } as const;
  const ofTeam = { path: contract.teamPhrasesFile, allow: 'learning.write' } as const;
  documentRoute(app, { ...ofOne, described: own, head: noContent }, exportPhrases);
  documentRoute(app, { ...ofTeam, described: team, head: noContent }, exportTeamPhrases);
  await app.register(fileRoutes);
}

/** Of these routes alone a body is a file, whatever its content type. */
async function fileRoutes(app: FastifyInstance) {
  rawBodyParser(app);
  const options = { bodyLimit: maxPhrasesBytes };
  route(
    app,
    contract.importPhrases,
    (ctx, { query }, { request }) =>
      importPhrases(ctx, { content: request.body, isPreview: query.preview === true }),
    options,
  );
  route(
    app,
    contract.importTeamPhrases,
    (ctx, { query }, { request }) =>
      importTeamPhrases(ctx, { content: request.body, isPreview: query.preview === true }),
    options,
  );
}
