import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { CallInput, ReplyJson } from '#contract/endpoint.ts';
import * as contract from '#contract/imports/imports.ts';
import { showUser } from '#contract/people/people.ts';
import { parseSpreadsheet } from '#lib/spreadsheets/parse-spreadsheet.ts';
import { spreadsheetFile } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { organisations, regions, users } from '#server/schema/index.ts';
import type { Person, World } from '#testing/world.ts';

/** An e-mail that nobody has yet. */
export const newEmail = () => `${newUuid()}@imported.example`;

type Import = ReplyJson<typeof contract.showImport>['import'];
type Options = { kind?: contract.ImportKind; name?: string };

/** The steps of an administrator who imports a file. */
export function importing(world: World, admin: Person) {
  const as = world.as(admin);

  const upload = (file: Buffer | string, { kind = 'people', name = 'people.csv' }: Options = {}) =>
    world.raw(admin, {
      method: 'POST',
      url: contract.uploadImport.path,
      query: { kind, name },
      payload: file,
      type: 'application/octet-stream',
    });

  /** Uploads a file and has it read and compared, as far as it gets by itself. */
  async function take(file: Buffer | string, options?: Options): Promise<Import> {
    const response = await upload(file, options);
    await world.runJobs();
    return show(response.json().import.uuid);
  }

  const takeRows = async (rows: readonly (readonly string[])[], options?: Options) =>
    take(await spreadsheetFile('csv', rows), options);

  async function show(uuid: string): Promise<Import> {
    return (await as(contract.showImport, { params: { uuid } })).reply.import;
  }

  async function rows(uuid: string, outcome?: contract.ImportOutcome) {
    const query: CallInput<typeof contract.importRows>['query'] = {
      per_page: 100,
      ...(outcome && { outcome }),
    };
    return (await as(contract.importRows, { params: { uuid }, query })).reply.rows.data;
  }

  /** The person with this e-mail, as an administrator sees them. */
  async function found(email: string) {
    const [person] = await world.db.select().from(users).where(eq(users.email, email));
    if (!person) return undefined;
    return (await as(showUser, { params: { uuid: person.uuid } })).reply.user;
  }

  async function confirm(uuid: string, send_invitations = true): Promise<Import> {
    await as(contract.confirmImport, { body: { uuid, send_invitations } });
    await world.runJobs();
    return show(uuid);
  }

  /** Begins an undo and has it compared. */
  async function undo(of: string): Promise<Import> {
    const { reply } = await as(contract.undoImport, { body: { uuid: of } });
    await world.runJobs();
    return show(reply.import.uuid);
  }

  async function download(url: string): Promise<Buffer> {
    return (await world.raw(admin, { method: 'GET', url })).rawPayload;
  }

  async function downloadedCells(url: string): Promise<string[][]> {
    const { rows } = await parseSpreadsheet(await download(url));
    return rows.map(({ cells }) => cells);
  }

  const files = { upload, take, takeRows, download, downloadedCells };
  return { as, show, rows, found, confirm, undo, ...files };
}

type Organisation = typeof organisations.$inferSelect;

export async function organisation(world: World, traits: Partial<Organisation> = {}) {
  const [region] = await world.db.select().from(regions).limit(1);
  const row = {
    uuid: newUuid(),
    name: 'Te Kura o Hāna',
    code: newUuid().slice(-12),
    type: 'school' as const,
    email: 'office@hana.example',
    region: region?.uuid ?? '',
    ...traits,
  };
  await world.db.insert(organisations).values(row);
  return row;
}
