// @vitest-environment browser-and-server
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import {
  areaIndex,
  podIndex,
  storeArea,
  storePod,
  updateArea,
} from '#contract/learning/learning.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { openApp } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Moana Rewi', 'learning_designer');

async function open(address: string) {
  cleanup();
  const texts = serveTranslations({ mi: {} });
  onTestFinished(texts.stop);
  await connectBrowser(world, designer);
  await openApp(address);
}

const area = async (name: string, name_mi: string | null = null) =>
  (await world.as(designer)(storeArea, { body: { name, name_mi, active: true } })).reply.area;

const stored = async (name: string) =>
  (await world.as(designer)(areaIndex, {})).reply.areas.find((area) => area.name === name);

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const inTeReo = () => field('Name in te reo Māori');

test('an area gets both names in one form, and the one in te reo Māori is marked as such', async () => {
  await open('/learning/areas?edit=new');
  await userEvent.type(await field('Name'), 'Assessment');
  const second = await inTeReo();
  expect(second.lang).toBe('mi');
  expect(second.required).toBe(false);
  expect(document.getElementById(`${second.id}-hint`)?.textContent).toMatch(/using te reo Māori/);
  await userEvent.type(second, ' Aromatawai ');
  await clickButton('Save');

  expect(await screen.findByRole('rowheader', { name: /^Assessment/ })).toBeTruthy();
  expect(await stored('Assessment')).toMatchObject({ name_mi: 'Aromatawai' });
});

test('a page in te reo Māori lists the names in it, and marks English ones', async () => {
  const { uuid } = await area('Identity', 'Tuakiri');
  await area('Without another');
  await open('/learning/areas');
  await screen.findByRole('rowheader', { name: /^Identity/ });
  await act(() => changeLanguage('mi'));

  expect((await screen.findByText('Tuakiri')).closest('[lang]')?.getAttribute('lang')).toBe('mi');
  const other = screen.getByText('Without another');
  expect(other.closest('[lang]')?.getAttribute('lang')).toBe('en-NZ');
  expect(screen.queryByText('Identity')).toBeNull();
  const edit = screen.getByRole('link', { name: 'Edit Tuakiri' });
  expect(edit.getAttribute('href')).toContain(uuid);
});

test('an unsaved name in te reo Māori is restored', async () => {
  const { uuid } = await area('Draft kept');
  await open(`/learning/areas?edit=${uuid}`);
  await userEvent.type(await inTeReo(), 'Kāore anō');
  await open(`/learning/areas?edit=${uuid}`);
  expect((await inTeReo()).value).toBe('Kāore anō');
});

test('two people who name an area in te reo Māori see both names before one is replaced', async () => {
  const { uuid, updated_at: ifMatch } = await area('Given twice');
  await open(`/learning/areas?edit=${uuid}`);
  await userEvent.type(await inTeReo(), 'Tāku');
  const body = { uuid, name: 'Given twice', name_mi: 'Tāna', active: true };
  await world.as(designer)(updateArea, { body }, { ifMatch });
  await clickButton('Save');

  await screen.findByText('This was changed while you were editing it');
  const dialog = within(screen.getByRole('dialog'));
  const [, row] = dialog.getAllByRole('row');
  expect(row?.textContent).toBe('Name in te reo MāoriTākuTāna');
  await clickButton('Keep mine');
  await screen.findByText('Area saved', { selector: 'td *, th *' });
  expect(await stored('Given twice')).toMatchObject({ name_mi: 'Tāku' });
});

test('a pod gets both names, and its areas are found by either of their names', async () => {
  const { uuid } = await area('Belonging', 'Mana whenua');
  await open('/learning/pods?edit=new');
  await userEvent.type(await field('Name'), 'Review');
  await userEvent.type(await inTeReo(), 'Arotake');
  const filter = await screen.findByRole('searchbox', { name: 'Filter areas' });
  for (const typed of ['mana whenua', 'belong']) {
    await userEvent.clear(filter);
    await userEvent.type(filter, typed);
    expect(screen.getAllByRole('checkbox', { name: 'Belonging' })).toHaveLength(1);
    expect(screen.queryByRole('checkbox', { name: 'Identity' })).toBeNull();
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Belonging' }));
  await clickButton('Save');

  await screen.findByText('Pod added', { selector: 'li *' });
  const { pods } = (await world.as(designer)(podIndex, {})).reply;
  expect(pods.find(({ name }) => name === 'Review')).toMatchObject({
    name_mi: 'Arotake',
    areas: [{ uuid, name_mi: 'Mana whenua' }],
  });
});

test('a page in te reo Māori names pods and their other areas in it', async () => {
  const [first, last] = [
    await area('First of two', 'Tuatahi'),
    await area('Last of two', 'Tuarua'),
  ];
  await world.as(designer)(storePod, {
    body: {
      name: 'In both',
      name_mi: 'I ngā mea e rua',
      active: true,
      podAreas: [first.uuid, last.uuid],
    },
  });
  await open('/learning/pods');
  await act(() => changeLanguage('mi'));
  await clickButton(/^Tuatahi/);
  const pod = await screen.findByText('I ngā mea e rua');
  expect(pod.closest('[lang]')?.getAttribute('lang')).toBe('mi');
  const also = screen.getByText(/^Also in/);
  expect(also.closest('[lang]')?.getAttribute('lang')).toBe('en-NZ');
  expect(within(also).getByText('Tuarua').lang).toBe('mi');
  expect(screen.getByRole('list', { name: 'Pods of Tuatahi' })).toBeTruthy();
});
