// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { v7 as newUuid } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { updateUser } from '#contract/people/people.ts';
import { auditEvents } from '#server/schema/index.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const aroha = await world.person('Aroha Ngata', 'admin');

async function open(search = '', heading: string | RegExp = 'History') {
  const server = await connectBrowser(world, aroha);
  const router = await openApp(`/history${search}`);
  await screen.findByRole('heading', { level: 1, name: heading });
  return { server, router };
}

async function recordEvent(event: Partial<typeof auditEvents.$inferInsert>) {
  const row = {
    uuid: newUuid(),
    at: new Date(),
    actor: aroha.uuid,
    subject: newUuid(),
    action: 'area.changed',
    subjectType: 'area',
    address: '203.0.113.7',
    ...event,
  };
  await world.db.insert(auditEvents).values(row);
  return row;
}

/** Mere gets another name and another role, by Aroha. */
async function changeMere(name: string) {
  const { uuid, email } = await world.person('Mere Tane', 'mentor');
  const body = { uuid, name, email, active: true };
  await world.as(aroha)(updateUser, { body: { ...body, roles: ['mentor', 'learning_designer'] } });
  return uuid;
}

const eventOf = async (uuid: string) =>
  await waitFor(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${uuid}"]`);
    if (!row) throw new Error('Not listed');
    return row;
  });
const first = async (text: RegExp) =>
  (await screen.findAllByRole('listitem')).find((item) => text.test(item.textContent));

test('each event is one line in plain words, old and new among them, with a link to the record', async () => {
  const uuid = await changeMere('Mere Tāne');
  await open(`?subject=${uuid}`, 'Everything about Mere Tāne');
  const line = await first(/changed/);
  expect(line?.querySelector('p')?.textContent).toBe(
    'Aroha Ngata changed Mere Tāne: name Mere Tane → to  Mere Tāne, roles + Learning designer',
  );
  const link = line && within(line).getByRole('link', { name: 'Mere Tāne' });
  expect(link?.getAttribute('href')).toBe(`/users/${uuid}`);
});

test('the reason for something done ends its sentence', async () => {
  const of = { action: 'reflection.reopened', subjectType: 'reflection', before: {} };
  const event = await recordEvent({ ...of, after: { reason: 'Signed off too early' } });
  await open();
  expect((await eventOf(event.uuid)).querySelector('p')?.textContent).toBe(
    'Aroha Ngata reopened something that has been deleted (reason: Signed off too early)',
  );
});

test('the events of a day stand under it, the newest day first', async () => {
  const [old, young] = [new Date('2026-01-02T22:30:00Z'), new Date('2026-01-03T20:41:00Z')];
  const actor = (await world.person('Ana Pita', 'admin')).uuid;
  const older = await recordEvent({ at: old, actor });
  await recordEvent({ at: young, actor });
  await open(`?actor=${actor}`);
  await eventOf(older.uuid);
  const days = screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
  expect(days).toEqual(['4th Jan 2026', '3rd Jan 2026']);
  expect(screen.getByText('11:30 am').getAttribute('dateTime')).toBe(old.toISOString());
  expect(screen.getByText('11:30 am').title).toBe('3rd Jan 2026, 11:30\u00A0am');
  expect(screen.getByRole('button', { name: 'Remove Done by: Ana Pita' })).toBeTruthy();
});

test('details open in the address, Back closes them, and the focus is on their row', async () => {
  const before = { name: 'Belonging', active: true };
  const event = await recordEvent({ before, after: { name: 'Mana whenua', active: false } });
  const { router } = await open();
  const details = within(await eventOf(event.uuid)).getByRole('link', { name: /^Details of/ });
  await userEvent.click(details);
  expect(router.state.location.search).toMatchObject({ view: event.uuid });
  const table = await screen.findByRole('table');
  const cells = within(table).getAllByRole('row');
  expect(cells.map((row) => row.textContent)).toEqual([
    'FieldBeforeAfter',
    'NameBelongingMana whenua',
    'Activeyesno',
  ]);
  expect(screen.getByText('203.0.113.7')).toBeTruthy();

  router.history.back();
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  await waitFor(async () =>
    expect((await eventOf(event.uuid)).contains(document.activeElement)).toBe(true),
  );
});

test('the details lead to everything about the record, and from there back to the whole history', async () => {
  const area = await world.area('Ngā tamariki');
  const event = await recordEvent({ subject: area, action: 'questions.changed' });
  const { router } = await open(`?view=${event.uuid}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Everything about Ngā tamariki' }));
  await screen.findByRole('heading', { level: 1, name: 'Everything about Ngā tamariki' });
  const opened = screen.getByRole('link', { name: 'Open Ngā tamariki' });
  expect(opened.getAttribute('href')).toBe(`/learning/areas?edit=${area}`);

  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await userEvent.click(within(trail).getByRole('link', { name: 'History' }));
  await screen.findByRole('heading', { level: 1, name: 'History' });
  expect(router.state.location.search).not.toMatchObject({ subject: area });
});

test('a filter is in the address and on a chip, and narrows the list', async () => {
  const pod = await recordEvent({
    action: 'pod.stored',
    subjectType: 'pod',
    after: { name: 'Puna' },
  });
  const { router } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(await screen.findByLabelText('About'), 'Learning pods');
  await eventOf(pod.uuid);
  await waitFor(() =>
    expect(screen.getByText('1 found', { selector: '[aria-hidden]' })).toBeTruthy(),
  );
  expect(router.state.location.search).toMatchObject({ kind: 'pod' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove About: Learning pods' }));
  await waitFor(() => expect(router.state.location.search).not.toMatchObject({ kind: 'pod' }));
});

test('days are chosen in a date box and stand on their chips as people write them', async () => {
  const event = await recordEvent({ at: new Date('2025-06-30T12:30:00Z') });
  await open('?from=2025-07-01&to=2025-07-01');
  await eventOf(event.uuid);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('2025-07-01');
  expect(screen.getByRole('button', { name: 'Remove To: 1st Jul 2025' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').filter((item) => item.dataset.row)).toHaveLength(1);
});

test('an action without a sentence of its own still reads as a sentence', async () => {
  const event = await recordEvent({ actor: null, action: 'kite.let-fly', after: { name: 'Kāhu' } });
  await open('?search=kite');
  expect((await eventOf(event.uuid)).querySelector('p')?.textContent).toContain(
    'Stepwise did “kite let fly” to Kāhu',
  );
});

test('an event of an import says so, and links to the import', async () => {
  const by = newUuid();
  const event = await recordEvent({ action: 'user.stored', after: { name: 'Kahu', import: by } });
  await open('?search=kahu');
  const link = within(await eventOf(event.uuid)).getByRole('link', { name: 'an import' });
  expect(link.getAttribute('href')).toBe(`/imports/${by}`);
});

test('the CSV has exactly what the filters show', async () => {
  await open('?kind=pod&search=puna&page=2');
  const link = await screen.findByRole('link', { name: 'Export as CSV' });
  expect(link.getAttribute('href')).toMatch(/\/api\/admin\/history\.csv\?search=puna&kind=pod$/);
});

test('a search without a hit says so, and one that fails can be tried again', async () => {
  const { server } = await open('?search=zzz');
  expect(await screen.findByText('Nothing matches “zzz”.')).toBeTruthy();
  server.breaks('GET /api/admin/history', { status: 500 });
  await userEvent.type(screen.getByRole('searchbox'), 'z');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  server.breaks('GET /api/admin/history');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing matches “zzzz”.')).toBeTruthy();
});

test('a translated sentence may put the name, its link and the rest in another order', async () => {
  const opened = '{{it}}: [opened by] {{actor}}';
  const texts = serveTranslations({ mi: { historySentences: { openedAccount: opened } } });
  onTestFinished(texts.stop);
  const event = await recordEvent({ action: 'user.stored', after: { name: 'Kahu', active: true } });
  await open();
  const line = await eventOf(event.uuid);
  await act(() => changeLanguage('mi'));
  expect(line.querySelector('p')?.textContent).toBe('Kahu: [opened by] Aroha Ngata');
  expect(within(line).getByText('Aroha Ngata').tagName).toBe('STRONG');
});
