// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Asset } from '#contract/learning/assets.ts';
import { setupBrowser } from '#web/app.test-support.tsx';
import { openPods, settling, uuidOf } from '#web/features/learning/learning.test-support.ts';

setupBrowser();

const linkOf = (number: number, title: string, more: Partial<Asset> = {}): Asset => ({
  uuid: uuidOf(200 + number),
  title,
  title_mi: null,
  kind: 'link',
  url: `https://library.example/${number}`,
  file: null,
  updated_at: '2026-11-18T08:00:00.000Z',
  ...more,
});

const guide = linkOf(1, 'A guide');
const film = linkOf(2, 'A film');
const sheet = linkOf(3, 'A sheet', {
  kind: 'file',
  url: '/api/assets/3',
  file: { name: 'sheet.pdf', media_type: 'application/pdf', size: 1_300_000 },
});

const list = `GET /api/admin/learning/pod/assets/${settling.uuid}`;
const store = 'POST /api/admin/learning/asset/store';
const update = 'PUT /api/admin/learning/asset/update';
const remove = 'POST /api/admin/learning/asset/remove';
const restore = 'POST /api/admin/learning/asset/restore';

async function open(assets: Asset[], more: Parameters<typeof openPods>[1] = {}) {
  const opened = await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`, {
    [list]: { body: { assets } },
    ...more,
  });
  await screen.findByRole('heading', { name: 'Assets' });
  await waitFor(() => expect(opened.server.calls()).toContain(list));
  return opened;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  within(screen.getByRole('list', { name: 'Assets' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a link opens, a file downloads under its name, with its size in words', async () => {
  await open([guide, sheet]);
  const link = await screen.findByRole('link', { name: 'A guide' });
  expect(link.getAttribute('href')).toBe(guide.url);
  const file = screen.getByRole('link', { name: 'A sheet' });
  expect(file.getAttribute('download')).toBe('sheet.pdf');
  expect(screen.getByText('sheet.pdf · 1.3 MB')).toBeTruthy();
});

test('a link is added in its place, its address completed', async () => {
  const added = linkOf(4, 'Te Whāriki');
  const { server } = await open([guide], { [store]: { status: 201, body: { asset: added } } });
  await press('Add link');
  expect(document.activeElement).toBe(field('Title'));
  server.answers[list] = { body: { assets: [guide, added] } };
  await userEvent.type(field('Title'), 'Te Whāriki');
  await userEvent.type(field('Address'), 'library.example/4');
  await userEvent.click(
    within(screen.getByRole('form', { name: 'Add link' })).getByRole('button', {
      name: 'Add link',
    }),
  );

  await waitFor(() => expect(titles()).toEqual(['A guide', 'Te Whāriki']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add link' }));
  expect(server.sent.find(({ call }) => call === store)?.body).toEqual({
    pod: settling.uuid,
    title: 'Te Whāriki',
    title_mi: '',
    url: 'https://library.example/4',
  });
});

test('Escape closes the inline form, and keeps the dialog and the draft', async () => {
  await open([guide]);
  await press('Add link');
  await userEvent.type(field('Title'), 'Half{Escape}');
  expect(screen.queryByRole('form', { name: 'Add link' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit pod' })).toBeTruthy();
  await press('Add link');
  expect(field('Title').value).toBe('Half');
});

test('a title is changed in its place, and the focus comes back to its row', async () => {
  const renamed = { ...guide, title: 'The guide', updated_at: '2026-11-20T08:00:00.000Z' };
  const { server } = await open([guide, film], { [update]: { body: { asset: renamed } } });
  await screen.findByRole('link', { name: 'A guide' });
  await press('Edit A guide');
  server.answers[list] = { body: { assets: [renamed, film] } };
  await userEvent.clear(field('Title'));
  await userEvent.type(field('Title'), 'The guide{Enter}');

  await waitFor(() => expect(titles()).toEqual(['The guide', 'A film']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit The guide' }));
  expect(server.sent.find(({ call }) => call === update)?.headers.get('if-match')).toBe(
    `"${guide.updated_at}"`,
  );
});

test('a removed asset is gone at once and can be restored', async () => {
  const { server } = await open([guide, film], {
    [remove]: { status: 204 },
    [restore]: { body: { asset: guide } },
  });
  await screen.findByRole('link', { name: 'A guide' });
  server.answers[list] = { body: { assets: [film] } };
  await press('Remove A guide');
  await waitFor(() => expect(titles()).toEqual(['A film']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: A guide' }));

  server.answers[list] = { body: { assets: [guide, film] } };
  await press('Undo: A guide');
  await waitFor(() => expect(titles()).toEqual(['A guide', 'A film']));
  await waitFor(() => expect(screen.queryByText('A guide removed')).toBeNull());
});

test('an asset that cannot be removed stays, and the reason is shown', async () => {
  await open([guide], { [remove]: 'offline' });
  await screen.findByRole('link', { name: 'A guide' });
  await press('Remove A guide');
  await screen.findByText(/^A guide wasn’t removed/);
  expect(titles()).toEqual(['A guide']);
});

/** Reports progress and answers only when the test says so. */
function fakeUpload() {
  const sent: FakeRequest[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    headers: Record<string, string> = {};
    address = '';
    status = 201;
    responseText = '';
    withCredentials = false;
    body: unknown;
    onload = () => {};
    onabort = () => {};
    open(_method: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader = () => null;
    send(body: unknown) {
      this.body = body;
      sent.push(this);
    }
    abort() {
      this.onabort();
    }
    progress(loaded: number) {
      this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
    }
    answer(status: number, body: object) {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

const pdf = (name: string, size = 3) => {
  const file = new File(['pdf'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Files to upload'), files);

test('an upload shows its progress, and the file is in the list once it is complete', async () => {
  const { server } = await open([guide]);
  const sent = fakeUpload();
  await choose(pdf('observation_sheet.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [request] = sent;
  expect(request?.address).toContain('title=observation+sheet&name=observation_sheet.pdf');
  expect(request?.headers['content-type']).toBe('application/pdf');
  request?.progress(42);
  const bar = await screen.findByRole('progressbar', { name: 'Uploading observation_sheet.pdf' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('42'));

  server.answers[list] = { body: { assets: [guide, sheet] } };
  request?.answer(201, { asset: sheet });
  await waitFor(() => expect(titles()).toEqual(['A guide', 'A sheet']));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('files can be dropped on the section too, and are uploaded one after the other', async () => {
  await open([guide]);
  const sent = fakeUpload();
  const files = [pdf('one.pdf'), pdf('two.pdf')];
  const section = screen.getByRole('region', { name: 'Add links and files' });
  fireEvent.drop(section, { dataTransfer: { files, types: ['Files'] } });
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(201, { asset: sheet });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.address).toContain('two.pdf');
});

test('a file that is too large is refused with a reason before anything is sent', async () => {
  await open([guide]);
  const sent = fakeUpload();
  await choose(pdf('film.mov', 35_000_000));
  await screen.findByText(/It is 34 MB, and the limit is 20 MB/);
  expect(sent).toHaveLength(0);
  await press('Dismiss film.mov');
  expect(screen.queryByText(/34 MB/)).toBeNull();
});

test('the reason of a refusal by the server is shown beside the file', async () => {
  await open([guide]);
  const sent = fakeUpload();
  await choose(pdf('virus.exe'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const text = 'This type of file cannot be kept here.';
  sent[0]?.answer(422, { message: text, errors: { file: [text] } });
  await screen.findByText('virus.exe wasn’t uploaded.');
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
});

test('a running upload can be cancelled', async () => {
  await open([guide]);
  const sent = fakeUpload();
  await choose(pdf('long.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await press('Cancel long.pdf');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/wasn’t uploaded/)).toBeNull();
});
