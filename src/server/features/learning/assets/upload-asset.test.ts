import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import {
  assetsOfPod,
  maxAssetBytes,
  removeAsset,
  restoreAsset,
  updateAsset,
  uploadAsset,
} from '#contract/learning/assets.ts';
import { assets, auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { docx, pdf } from './file-type.test-support.ts';

let world: World;
let designer: Person;
let learner: Person;
/** Assigned to the learner. */
let area: string;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
  learner = await world.person('Tama', 'independent_learner');
  area = await world.area();
  await world.assign(learner, [area]);
});

type Upload = { pod?: string; name?: string; title?: string; type?: string };

async function upload(payload: Buffer | string, options: Upload = {}) {
  const {
    pod = await world.pod('Settling in', [area]),
    name = 'Guide.pdf',
    title = 'A guide',
  } = options;
  const { type = 'application/octet-stream' } = options;
  const answer = await world.raw(designer, {
    method: 'POST',
    url: uploadAsset.path,
    query: { pod, title, name },
    payload,
    type,
  });
  return { status: answer.statusCode, ...answer.json(), pod };
}

const download = (person: Person, url: string, headers: Record<string, string> = {}) =>
  world.raw(person, { method: 'GET', url: url.replace('http://stepwise.test', ''), headers });

const accepted =
  'Files of this kind can’t be shared here. Please choose a PDF, a Word, Excel or PowerPoint file, ' +
  'a picture (JPEG, PNG, GIF, WebP), an MP3, an MP4 or plain text (UTF-8).';

test('an uploaded file is an asset of its pod, with its name, type and size', async () => {
  const { status, asset, pod } = await upload(pdf, { name: 'Ngā kōrero.pdf', title: ' Kōrero ' });
  const listed = await world.as(designer)(assetsOfPod, { params: { pod } });

  expect(status).toBe(201);
  expect(asset).toEqual({
    uuid: expect.any(String),
    title: 'Kōrero',
    title_mi: null,
    kind: 'file',
    updated_at: expect.any(String),
    url: `http://stepwise.test/api/assets/${asset.uuid}`,
    file: { name: 'Ngā kōrero.pdf', media_type: 'application/pdf', size: pdf.length },
  });
  expect(listed.reply.assets).toEqual([asset]);
});

test('a learner downloads it as it was, to be saved and never run', async () => {
  const { asset } = await upload(pdf, { name: "Ngā 'kōrero' (1).pdf" });
  const { statusCode, headers, rawPayload } = await download(learner, asset.url);

  expect(statusCode).toBe(200);
  expect(rawPayload.equals(pdf)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      `attachment; filename="Nga _korero_ (1).pdf"; ` +
      `filename*=UTF-8''Ng%C4%81%20%27k%C5%8Drero%27%20%281%29.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
});

test('a browser that has the file already is not sent it again', async () => {
  const { asset } = await upload(pdf);
  const { headers } = await download(learner, asset.url);
  const etag = String(headers.etag);

  const again = await download(learner, asset.url, { 'if-none-match': etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('a visitor, or somebody whose e-mail is not verified, gets no file', async () => {
  const { asset } = await upload(pdf);
  const unverified = await world.person('U', 'learning_designer', { emailVerifiedAt: null });
  const url = `/api/assets/${asset.uuid}`;

  expect((await world.app.inject({ url })).statusCode).toBe(401);
  expect((await download(unverified, url)).statusCode).toBe(409);
});

test('a learner has the files of the pods on their page, and no others', async () => {
  const learner = await world.person('Aroha', 'independent_learner');
  const [assigned, other, left] = [await world.area(), await world.area(), await world.area()];
  const writtenIn = await world.pod('Written in', [], false);
  await world.assign(learner, [assigned]);
  await world.reflection(learner, { area: other, pod: writtenIn });
  await world.reflection(learner, { area: left });
  const statusIn = async (pod: string) => {
    const { asset } = await upload(pdf, { pod });
    return (await download(learner, asset.url)).statusCode;
  };

  expect(await statusIn(await world.pod('Assigned', [assigned]))).toBe(200);
  expect(await statusIn(await world.pod('Of an area with writing', [left]))).toBe(200);
  expect(await statusIn(writtenIn)).toBe(200);
  expect(await statusIn(await world.pod('Of nobody’s area', [await world.area()]))).toBe(404);
  expect(await statusIn(await world.pod('Switched off', [assigned], false))).toBe(404);
  expect(await statusIn(await world.pod('Of no area'))).toBe(404);
});

test('designers and mentors have every file, people without a role none', async () => {
  const pod = await world.pod('Of no area');
  const { asset } = await upload(pdf, { pod });
  const mentor = await world.person('Hana', 'mentor');
  const noRole = await world.person('N');
  // Assigned before the role was taken away.
  const former = await world.person('F');
  await world.assign(former, [area]);
  const assigned = await upload(pdf);

  expect((await download(mentor, asset.url)).statusCode).toBe(200);
  expect((await download(noRole, asset.url)).statusCode).toBe(404);
  expect((await download(former, assigned.asset.url)).statusCode).toBe(404);
});

test.each(['none', newUuid()])('there is no file %j', async (uuid) => {
  const { statusCode, body } = await download(learner, `/api/assets/${uuid}`);
  expect([statusCode, JSON.parse(body)]).toEqual([404, { message: 'Not found.' }]);
});

test('a removed file is gone for everybody, even in a browser that has it, until it is restored', async () => {
  const { asset } = await upload(pdf);
  const { headers } = await download(learner, asset.url);
  const has = { 'if-none-match': String(headers.etag) };
  const body = { uuid: asset.uuid };

  await world.as(designer)(removeAsset, { body });
  expect((await download(learner, asset.url)).statusCode).toBe(404);
  expect((await download(designer, asset.url, has)).statusCode).toBe(404);

  await world.as(designer)(restoreAsset, { body });
  expect((await download(learner, asset.url)).rawPayload.equals(pdf)).toBe(true);
});

test('the content decides what a file is, whatever the header and the name claim', async () => {
  const types = ['text/html', 'application/json', 'text/plain', 'image/png', 'multipart/form-data'];
  for (const type of types) {
    const { status, asset } = await upload(docx, { type, name: 'Plan.pdf' });
    expect(status).toBe(201);
    expect(asset.file.name).toBe('Plan.pdf.docx');
    expect(asset.file.media_type).toMatch(/wordprocessingml/);
  }
});

test('a text is served as UTF-8, under a name that nothing runs', async () => {
  const csv = 'ingoa;īmēra\nMere;mere@example.org';
  const plain = (await upload('alert(1)', { name: 'run.js', type: 'text/javascript' })).asset;
  const table = (await upload(csv, { name: 'Ākonga.csv', type: 'text/csv' })).asset;
  const answer = await download(learner, table.url);

  expect(plain.file).toMatchObject({ name: 'run.js.txt', media_type: 'text/plain' });
  expect(table.file).toMatchObject({ name: 'Ākonga.csv', media_type: 'text/csv' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body).toBe(csv);
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'application/pdf'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/png'],
  ['a program', Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), 'application/pdf'],
  ['nothing', '', 'application/pdf'],
])('%s is refused with what is accepted', async (_, payload, type) => {
  const pod = await world.pod('Settling in');
  const { status, message, errors } = await upload(payload, { pod, type, name: 'Fine.pdf' });

  expect({ status, message, errors }).toEqual({
    status: 422,
    message: accepted,
    errors: { file: [accepted] },
  });
  expect(await world.db.$count(assets, eq(assets.pod, pod))).toBe(0);
});

test('twenty megabytes are the most', async () => {
  const filled = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);
  const most = await upload(filled(maxAssetBytes));
  const over = await upload(filled(maxAssetBytes + 1));

  expect(most).toMatchObject({ status: 201, asset: { file: { size: maxAssetBytes } } });
  expect(over).toMatchObject({ status: 413, message: 'The POST data is too large.' });
  expect((await download(learner, most.asset.url)).rawPayload).toHaveLength(maxAssetBytes);
});

test('a file needs a pod that is there, a title and a name', async () => {
  const nameless = await upload(pdf, { pod: '', title: ' ', name: '' });
  const missing = await upload(pdf, { pod: newUuid() });

  expect(nameless).toMatchObject({
    status: 422,
    errors: {
      pod: ['The pod field is required.'],
      title: ['The title field is required.'],
      name: ['The name field is required.'],
    },
  });
  expect(missing).toMatchObject({ status: 422, errors: { pod: ['The selected pod is invalid.'] } });
});

test('a file is renamed and has no address to change', async () => {
  const { asset } = await upload(pdf);
  const update = (title: string, url?: string) =>
    world.as(designer)(updateAsset, { body: { uuid: asset.uuid, title, ...(url && { url }) } });

  expect((await update('Renamed')).reply.asset).toMatchObject({ title: 'Renamed', kind: 'file' });
  expect((await update('As shown', asset.url)).reply.asset.title).toBe('As shown');
  expect(await update('Elsewhere', 'https://example.org')).toMatchObject({
    status: 422,
    errors: { url: ['A file has no address to change. Please add a link instead.'] },
  });
});

test('the history says who added a file, and holds nothing of it', async () => {
  const { asset, pod } = await upload(pdf);
  const [event] = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, asset.uuid));
  expect(event).toMatchObject({
    action: 'asset.stored',
    actor: designer.uuid,
    after: { pod, title: 'A guide', title_mi: null, kind: 'file', url: null },
  });
});
