import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/imports/imports.ts';
import { mediaTypes } from '#lib/spreadsheets/write.ts';
import { rawBodyParser } from '#server/platform/http/body/raw-body.ts';
import { documentRoute, route } from '#server/platform/http/route.ts';
import { chooseColumns } from './read/choose-columns.ts';
import { importRows } from './show/import-rows.ts';
import { problemRows } from './show/problem-rows.ts';
import { importIndex, readImport } from './show/read-import.ts';
import { undoImport } from './undo/undo-import.ts';
import { sampleFile } from './upload/sample-file.ts';
import { uploadImport } from './upload/upload-import.ts';
import { confirmImport } from './write/confirm-import.ts';
import { dropImport } from './write/drop-import.ts';

const allow = 'people.manage';
const formats = ['csv', 'xlsx'] as const;

/** People and organisations from spreadsheets: shown first, written when somebody confirms it. */
export async function importRoutes(app: FastifyInstance) {
  route(app, contract.importIndex, importIndex);
  route(app, contract.showImport, async (ctx, { params }) => ({
    import: await readImport(ctx, params.uuid),
  }));
  route(app, contract.importRows, importRows);
  route(app, contract.chooseColumns, chooseColumns);
  route(app, contract.confirmImport, confirmImport);
  route(app, contract.dropImport, dropImport);
  route(app, contract.undoImport, undoImport);
  await app.register(fileRoutes);
}

/** A scope of its own, in which a body is a file whatever its content type. */
async function fileRoutes(app: FastifyInstance) {
  rawBodyParser(app);
  route(
    app,
    contract.uploadImport,
    (ctx, input, { request }) => uploadImport(ctx, input, request.body),
    { bodyLimit: contract.maxImportBytes },
  );
  for (const format of formats) {
    const types = [mediaTypes[format]];
    const rows = {
      name: `import-problems-${format}`,
      summary: 'The rows of an import that can not be written, as a file.',
      types,
      also: [404],
    };
    const path = `/api/admin/import/:uuid/problems.${format}` as const;
    const problems = { path, allow, scoped: true, described: rows } as const;
    documentRoute(app, problems, (ctx, { uuid = '' }) => problemRows(ctx, uuid, format));
    for (const kind of contract.importKinds) {
      const path = `/api/admin/import/sample/${kind}.${format}` as const;
      const described = {
        name: `import-sample-${kind}-${format}`,
        summary: 'A file to begin an import with.',
        types,
      };
      // Who manages people of some organisations alone imports no organisations.
      const scoped = kind === 'people' && ({ scoped: true } as const);
      documentRoute(app, { path, allow, ...scoped, described }, (ctx) =>
        sampleFile(ctx, kind, format),
      );
    }
  }
}
