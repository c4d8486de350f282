// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { removeText, textIndex, updateText } from '#contract/localisation/wordings.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Hana Rāwiri', 'learning_designer');
const other = await world.person('Aroha Ngata', 'admin');

async function open(search = '?search=shared.copy') {
  const server = await connectBrowser(world, designer);
  const router = await openApp(`/localisation${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Localisation' });
  await screen.findByRole('table', { name: 'Texts' });
  return { server, router };
}

const save = updateText.path;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (key: string) => screen.findByRole('textbox', { name: `Wording of ${key}` });
const row = (key: string) => screen.getByRole('row', { name: new RegExp(`^${key}`) });
const word = (key: string, text: string, locale = 'mi') =>
  world.as(other)(updateText, { body: { locale, key, text } });
const unword = (key: string, locale = 'mi') =>
  world.as(other)(removeText, { body: { locale, key } });
const stored = async (key: string) => {
  const query = { locale: 'mi', search: key };
  const { reply } = await world.as(other)(textIndex, { query });
  return reply.texts.data.find((text) => text.key === key)?.text ?? null;
};

test('a missing text is worded where it stands: Enter saves, and Undo takes it back', async () => {
  await open();
  await press(/^Translate shared\.copy:/);
  const field = await box('shared.copy');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('Tārua{Enter}');

  expect(await screen.findByText('shared.copy saved')).toBeTruthy();
  const wording = await screen.findByText('Tārua');
  expect(wording.closest('[lang]')?.getAttribute('lang')).toBe('mi');
  expect(within(row('shared.copy')).getByText('Copy').getAttribute('lang')).toBe('en-NZ');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit shared.copy: Tārua'));
  expect(await stored('shared.copy')).toBe('Tārua');

  await press('Undo shared.copy');
  expect(await screen.findByText('shared.copy is as it was')).toBeTruthy();
  expect(await stored('shared.copy')).toBeNull();
});

test('what is typed goes in where the caret is, in the field it is typed in', async () => {
  await open();
  await press(/^Translate shared\.copy:/);
  const field = await box('shared.copy');
  await userEvent.type(field, 'rua');
  await userEvent.type(field, 'Tā', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  const source = screen.getByRole<HTMLInputElement>('textbox', { name: /^Source/ });
  await userEvent.type(source, 'Te Aka');

  expect(field.textContent).toBe('Tārua');
  expect(source.value).toBe('Te Aka');
  await press('Discard draft');
});

test('Escape leaves what was typed as a draft, which is there again', async () => {
  await open();
  await press(/^Translate shared\.copy:/);
  await userEvent.type(await box('shared.copy'), 'Kape{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Wording/ })).toBeNull());
  expect(within(row('shared.copy')).getByText('Draft')).toBeTruthy();

  cleanup();
  await open();
  await press(/^Translate shared\.copy:/);
  expect((await box('shared.copy')).textContent).toBe('Kape');
  await press('Discard draft');
  expect(await stored('shared.copy')).toBeNull();
});

test('placeholders are listed, inserted by a button, and pointed out when missing', async () => {
  const { server } = await open('?search=localisationFiles.twice&text=localisationFiles.twice');
  const field = await box('localisationFiles.twice');
  await userEvent.type(field, 'Kua rua');
  const sentence = '{{line}} is missing, so its value wouldn’t be shown.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(server.callsOf(`PUT ${save}`)).toEqual([]);

  await press('Insert {{line}}');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.getByRole('button', { name: '{{line}} is in the text' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('localisationFiles.twice saved')).toBeTruthy();
  expect(await stored('localisationFiles.twice')).toBe('Kua rua{{line}}');
  await unword('localisationFiles.twice');
});

test('a text that somebody else worded meanwhile shows both wordings, and nothing is lost', async () => {
  await open();
  await press(/^Translate shared\.copy:/);
  await userEvent.type(await box('shared.copy'), 'Mine');
  await word('shared.copy', 'Theirs');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((await screen.findAllByText('Theirs')).length).toBeGreaterThan(0);
  expect(await stored('shared.copy')).toBe('Theirs');
  await press(/^Keep mine/);
  await userEvent.click(await box('shared.copy'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('shared.copy saved')).toBeTruthy();
  expect(await stored('shared.copy')).toBe('Mine');
  await unword('shared.copy');
});

test('if the English has changed since, the old one is shown, and one button confirms the wording', async () => {
  await word('shared.copy', 'Tārua');
  await word('shared.copy', 'Copy this', 'en-NZ');
  await open('?status=outdated');
  const found = await screen.findByRole('row', { name: /^shared\.copy/ });
  expect(within(found).getByText('Copy this')).toBeTruthy();
  expect(within(found).getByText('When this was translated, the English was:')).toBeTruthy();
  await press('Mark as still correct: shared.copy');
  expect(await screen.findByText('shared.copy saved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /shared/ })).toBeNull());
  await unword('shared.copy');
  await unword('shared.copy', 'en-NZ');
});

test('“Next missing” goes from one text without a wording to the next', async () => {
  const { router } = await open('?screen=myCertificates&status=missing');
  const [first, second] = (
    await world.as(other)(textIndex, {
      query: { locale: 'mi', screen: 'myCertificates', status: 'missing' },
    })
  ).reply.texts.data.map(({ key }) => key);
  await press('Next missing');
  expect(await box(first ?? '')).toBeTruthy();
  await userEvent.type(await box(first ?? ''), 'Kaimahi');
  await press('Save and next missing');
  expect(await box(second ?? '')).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ screen: 'myCertificates', text: second });
  expect(await stored(first ?? '')).toBe('Kaimahi');
  await unword(first ?? '');
});

test('language, screen, filters and search are the address', async () => {
  const { router } = await open('?language=en-NZ&screen=everyScreen');
  expect(
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the texts' }).value,
  ).toBe('en-NZ');
  expect(screen.queryByRole('button', { name: 'Next missing' })).toBeNull();
  const nav = screen.getByRole('navigation', { name: 'Screens' });
  await userEvent.click(await within(nav).findByRole('link', { name: /^Users \d+ of \d+/ }));
  await press('Filters');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Status' }),
    'Original',
  );
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      language: 'en-NZ',
      screen: 'users',
      status: 'shipped',
    }),
  );
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Language of the texts' }),
    'mi',
  );
  await waitFor(() => expect(router.state.location.search).toMatchObject({ language: 'mi' }));
});

test('the history of a text is a press away, with who and what', async () => {
  await word('shared.view', 'Tirohia');
  await open('?search=shared.view');
  await press('History: shared.view');
  const dialog = await screen.findByRole('dialog', { name: 'History of shared.view' });
  expect(await within(dialog).findByText(/^Aroha Ngata, /)).toBeTruthy();
  expect(within(dialog).getByText('Tirohia').closest('[lang]')?.getAttribute('lang')).toBe('mi');
  await unword('shared.view');
});

test('a wording that could not be saved says so, and stays typed', async () => {
  const { server } = await open();
  server.breaks(`PUT ${save}`, { status: 500 });
  await press(/^Translate shared\.copy:/);
  await userEvent.type(await box('shared.copy'), 'Tārua{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect((await box('shared.copy')).textContent).toBe('Tārua');
});
