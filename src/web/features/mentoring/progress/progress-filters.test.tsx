// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Person } from '#testing/world.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
const hana = await world.person('Hana Rewi', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');
const learner = (name: string) => world.person(name, 'independent_learner');
const [tama, mere, ana] = [await learner('Tama'), await learner('Mere'), await learner('Ana')];
await world.mentored(hana, [tama, mere]);
const [belonging, whanau] = [await world.area('Belonging'), await world.area('Whānau')];
await world.assign(tama, [belonging]);
await world.assign(mere, [belonging, whanau]);
await world.assign(ana, [whanau]);
const kura = await world.organisation('Te Kura', [mere]);
const puna = await world.organisation('Te Puna', [tama, ana]);

async function open(person: Person, search = '') {
  await connectBrowser(world, person);
  const router = await openApp(`/mentor/progress${search}`);
  await screen.findByRole('table', { name: 'Progress' });
  return () => router.state.location.search;
}

const learners = () =>
  screen.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent);
const shows = (...names: string[]) => waitFor(() => expect(learners()).toEqual(names));

async function choose(filter: string, option: string) {
  if (!screen.queryByRole('combobox', { name: filter })) await clickButton(/^Filters/);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: filter }), option);
}

const optionsOf = async (filter: string) => {
  const select = within(await screen.findByRole('combobox', { name: filter }));
  return select.getAllByRole('option').map(({ textContent }) => textContent);
};

test('a mentor narrows progress to an area; it is in the address, and its chip takes it away', async () => {
  const search = await open(hana);
  await shows('Mere', 'Tama');
  await choose('Learning area', 'Whānau');
  await shows('Mere');
  expect(search()).toEqual({ area: whanau });
  await clickButton('Remove Learning area: Whānau');
  await shows('Mere', 'Tama');
  expect(search()).toEqual({});
});

test('a mentor chooses among the organisations of their learners', async () => {
  const search = await open(hana);
  await choose('Organisation', 'Te Kura');
  await shows('Mere');
  expect(search()).toEqual({ organisation: kura });
  expect(await optionsOf('Organisation')).toEqual(['Any', 'Te Kura', 'Te Puna']);
  await clickButton('Remove Organisation: Te Kura');
  await shows('Mere', 'Tama');
});

test('a mentor is neither offered mentors nor told under each name who the mentor is', async () => {
  await open(hana);
  await clickButton('Filters');
  await screen.findByRole('combobox', { name: 'State' });
  expect(screen.queryByRole('combobox', { name: 'Mentor' })).toBeNull();
  expect(screen.queryByText('Hana Rewi', { selector: 'th *' })).toBeNull();
});

test('an administrator reads under each name the organisation and who the mentor is', async () => {
  await open(admin);
  await shows('Ana', 'Mere', 'Tama');
  const about = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(about).toEqual([
    'AnaTe Puna · No mentor',
    'MereTe Kura · Hana Rewi',
    'TamaTe Puna · Hana Rewi',
  ]);
  const [mentor] = screen.getAllByRole('link', { name: 'Hana Rewi' });
  expect(mentor?.getAttribute('href')).toBe(`/users/${hana.uuid}`);
});

test('an administrator narrows progress to one mentor, and to who has none', async () => {
  const search = await open(admin);
  await choose('Mentor', 'Hana Rewi');
  await shows('Mere', 'Tama');
  expect(search()).toEqual({ mentor: hana.uuid });
  expect(screen.getByRole('button', { name: 'Remove Mentor: Hana Rewi' })).toBeTruthy();
  expect(await optionsOf('Mentor')).not.toContain(rangi.name);

  await choose('Mentor', 'No mentor');
  await shows('Ana');
  expect(search()).toEqual({ mentor: 'none' });
  await clickButton('Remove Mentor: No mentor');
  await shows('Ana', 'Mere', 'Tama');
});

test('an administrator looks for any organisation, and its name is on the chip', async () => {
  const search = await open(admin);
  await clickButton('Filters');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Organisation' }), 'puna');
  await userEvent.click(await screen.findByRole('option', { name: /^Te Puna/ }));
  await shows('Ana', 'Tama');
  expect(search()).toEqual({ organisation: puna });
  expect(await screen.findByRole('button', { name: 'Remove Organisation: Te Puna' })).toBeTruthy();
});

test('an address with several filters shows who is in all of them, with a chip for each', async () => {
  const search = `?area=${whanau}&organisation=${kura}&mentor=${hana.uuid}`;
  await open(admin, search);
  await shows('Mere');
  await waitFor(() => {
    const chips = screen.getAllByRole('button', { name: /^Remove / });
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Learning area: Whānau/),
      expect.stringMatching(/^Mentor: Hana Rewi/),
      expect.stringMatching(/^Organisation: Te Kura/),
    ]);
  });
});

test('a mentor whose name is not for the reader is the one in this link', async () => {
  await connectBrowser(world, admin);
  await openApp('/mentor/progress?mentor=0193a5c0-7a6e-7c4e-9a53-000000000001');
  expect(await screen.findByText(/^Mentor: the one in this link/)).toBeTruthy();
});
