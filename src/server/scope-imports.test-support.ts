import { randomUUID as newUuid } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as contract from '#contract/imports/imports.ts';
import { imports, importRows as rowsTable } from '#server/schema/index.ts';
import type { Person, World } from '#testing/world.ts';
import { always, type Named, type Row, row } from './scope-row.test-support.ts';

/** An import that somebody who administers these organisations began, with a row that is a problem. */
export async function importAbout(
  { db }: World,
  { uuid: startedBy }: Person,
  organisations: string[],
): Promise<string> {
  const uuid = newUuid();
  const now = new Date();
  const counts = { create: 1, update: 0, same: 0, problem: 1, written: 0, invitations: 1 };
  await db.insert(imports).values({
    uuid,
    kind: 'people',
    state: 'ready',
    fileName: 'people.csv',
    size: 1,
    startedBy,
    organisations,
    createdAt: now,
    stepSince: now,
    header: ['Email', 'Name'],
    columns: ['email', 'name'],
    total: 2,
    counts,
  });
  const cells = [`${newUuid()}@kura.example`, 'Wiremu'];
  await db.insert(rowsTable).values([
    { import: uuid, line: 2, cells, outcome: 'create', label: 'Wiremu' },
    { import: uuid, line: 3, cells, outcome: 'problem', label: 'Wiremu' },
  ]);
  return uuid;
}

/** An import about several organisations is for whoever administers all of them. */
const ofAllNamed = { own: 200, other: 422, both: 422 };
const ofAllFound = { own: 200, other: 404, both: 404 };

const inAddress = ({ import: uuid }: Named) => ({ params: { uuid } });
const inBody = ({ import: uuid }: Named) => ({ body: { uuid } });

/** It names nobody: whose people it is about is whoever sends it. */
const upload: Row['ask'] = async (world, caller) => {
  const { statusCode: status, ...response } = await world.raw(caller, {
    method: 'POST',
    url: contract.uploadImport.path,
    query: { kind: 'people', name: 'people.csv' },
    payload: 'Name,Email\nWiremu,wiremu@kura.example',
    type: 'application/octet-stream',
  });
  return { status, reply: response.json().import.state };
};

/** Of one that has saved a row. */
const undo: Row['ask'] = async (world, caller, its) => {
  const counts = { create: 1, update: 0, same: 0, problem: 1, written: 1, invitations: 1 };
  const isIt = eq(imports.uuid, its.import);
  await world.db.update(imports).set({ state: 'done', counts }).where(isIt);
  return world.as(caller)(contract.undoImport, inBody(its));
};

/** The lines of what people import. */
export const importRows: [string, Row][] = [
  row(contract.importIndex, always, () => ({ query: {} })),
  row(contract.showImport, ofAllFound, inAddress),
  row(contract.importRows, ofAllFound, (its) => ({ ...inAddress(its), query: {} })),
  row(contract.chooseColumns, ofAllNamed, ({ import: uuid }) => ({
    body: { uuid, columns: ['email', 'name'] },
  })),
  row(contract.confirmImport, ofAllNamed, inBody),
  row(contract.dropImport, ofAllNamed, inBody),
  ['POST /api/admin/import/undo', { ...ofAllNamed, ask: undo }],
  ['POST /api/admin/import/upload', { own: 201, other: 201, both: 201, ask: upload }],
];
