import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import * as languages from '#contract/localisation/localisation.ts';
import * as files from '#contract/localisation/wording-files.ts';
import * as wordings from '#contract/localisation/wordings.ts';
import { rawBodyParser } from '#server/platform/http/body/raw-body.ts';
import { documentRoute, noContent, route } from '#server/platform/http/route.ts';
import { translationsPath } from '#server/platform/pages/translations-path.ts';
import { exportTexts } from './files/export-texts.ts';
import { importTexts, previewTexts, textImports } from './files/import-texts.ts';
import { undoTexts } from './files/undo-texts.ts';
import {
  keptLanguages,
  languageIndex,
  showCoverage,
  storeLanguage,
  updateLanguage,
} from './languages.ts';
import { textHistory } from './text-history.ts';
import { textIndex } from './text-index.ts';
import { translationsScript } from './translations-script.ts';
import { removeText, updateText } from './update-text.ts';

export async function localisationRoutes(app: FastifyInstance) {
  route(app, languages.languageIndex, languageIndex);
  // Pages load it by themselves: that keeps no session alive, and sets no cookie in a shared cache.
  const script = {
    name: 'translationsScript',
    summary: 'The texts of a language, as a script.',
    types: ['text/javascript'],
    query: z.object({ locale: z.string().optional() }),
  };
  const translations = { path: translationsPath, background: true, described: script } as const;
  documentRoute(app, translations, translationsScript);

  route(app, languages.keptLanguages, keptLanguages);
  route(app, languages.storeLanguage, storeLanguage);
  route(app, languages.updateLanguage, updateLanguage);
  route(app, languages.showCoverage, showCoverage);
  route(app, wordings.textIndex, textIndex);
  route(app, wordings.updateText, updateText);
  route(app, wordings.removeText, removeText);
  route(app, wordings.textHistory, textHistory);
  route(app, files.textImports, textImports);
  route(app, files.undoTexts, undoTexts);
  for (const format of ['csv', 'json'] as const) {
    const path = `${files.textsFile}.${format}` as const;
    const described = {
      name: `export-texts-${format}`,
      summary: 'Every text of a language, to be translated elsewhere and imported again.',
      types: [format === 'csv' ? 'text/csv' : 'application/json'],
      query: z.object({ locale: z.string() }),
      also: [422],
    };
    const document = { path, allow: 'localisation.edit', head: noContent, described } as const;
    documentRoute(app, document, (ctx, params) => exportTexts(ctx, params, format));
  }
  await app.register(fileRoutes);
}

/** Of these routes alone a body is a file, whatever its content type. */
async function fileRoutes(app: FastifyInstance) {
  rawBodyParser(app);
  const options = { bodyLimit: files.maxTextsBytes };
  const { previewTexts: preview, importTexts: confirm } = files;
  route(app, preview, (ctx, input, { request }) => previewTexts(ctx, input, request.body), options);
  route(app, confirm, (ctx, input, { request }) => importTexts(ctx, input, request.body), options);
}
