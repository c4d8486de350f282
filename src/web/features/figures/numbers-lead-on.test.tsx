// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { figures } from '#contract/figures/figures.ts';
import '#web/patterns/record-picker/record-combobox.tsx';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const admin = await world.person('Ngaire', 'admin');
const hana = await world.person('Hana Rewi', 'mentor');
const [belonging, wellbeing] = [await world.area('Belonging'), await world.area('Wellbeing')];
await world.ask({ area: belonging }, ['What did you notice?']);
await world.ask({ area: wellbeing }, ['Who sang?']);

async function learner(name: string, areas = [belonging]) {
  const person = await world.person(name, 'independent_learner');
  await world.assign(person, areas);
  return person;
}
const tama = await learner('Tama', [belonging, wellbeing]);
const mere = await learner('Mere');
const rangi = await learner('Rangi');
await learner('Ana', [wellbeing]);
const kura = await world.organisation('Te Kura', [tama, mere]);
await world.organisation('Another school', [rangi]);

const signedOff = await loop.submitted(tama, { area: belonging });
await loop.finish(hana, signedOff.uuid);
const sentBack = await loop.submitted(mere, { area: belonging });
await loop.giveBack(hana, sentBack.uuid, { 0: 'Who was there?' });
await loop.submitted(rangi, { area: belonging });

async function openFigures(search = '') {
  await connectBrowser(world, admin);
  const router = await openApp(`/mentor/figures${search}`);
  return { router, search: () => router.state.location.search };
}

const table = (name: string) => screen.findByRole('table', { name });

/** The numbers of a row that lead on, as they stand there. */
async function numbersOf(name: string, row: string | RegExp) {
  const found = within(await table(name)).getByRole('row', { name: row });
  return within(found).queryAllByRole('link');
}

/** The names in the list that a number opened. */
async function namesIn(name: 'Reflection' | 'Progress') {
  const rows = within(await table(name)).getAllByRole('rowheader');
  return rows.map((row) => row.querySelector('a')?.textContent ?? row.textContent).toSorted();
}

const perWeek = 'Submitted and signed off per week';
const byArea = 'How far learners are, by area';
const byOrganisation = 'How far learners are, by organisation';
/** The figures of one area at one organisation. */
const narrowed = `?area=${belonging}&organisation=${kura}`;
const scope = { area: belonging, organisation: kura };

test('a week’s numbers open what was submitted and signed off in it, of the same area and organisation', async () => {
  const { reply } = await world.as(admin)(figures, { query: scope });
  const { from, to } = reply.weeks.at(-1) ?? {};
  const { router, search } = await openFigures(narrowed);
  const [, thisWeek] = within(await table(perWeek)).getAllByRole('row');
  const [submitted, finished] = within(thisWeek as HTMLElement).getAllByRole('link');
  expect([submitted?.textContent, finished?.textContent]).toEqual(['2', '1']);
  await userEvent.click(submitted as HTMLElement);
  expect(await namesIn('Reflection')).toEqual(['Mere', 'Tama']);
  expect(search()).toEqual({ of: 'submitted', ...scope, from, to });

  await router.navigate({ to: '/mentor/figures', search: scope });
  const week = within(await table(perWeek)).getAllByRole('link');
  await userEvent.click(week[1] as HTMLElement);
  expect(await namesIn('Reflection')).toEqual(['Tama']);
  expect(search()).toEqual({ of: 'signed_off', ...scope, from, to });
});

test.each([
  ['First answer', 'answered', ['Mere', 'Tama']],
  ['Sign-off', 'finished', ['Tama']],
])(
  'how long the %s took opens those that were counted, of the whole period',
  async (row, of, names) => {
    const query = { ...scope, weeks: '26' as const };
    const { reply } = await world.as(admin)(figures, { query });
    const { search } = await openFigures(`${narrowed}&weeks=26`);
    const [number] = await numbersOf('How long it takes', new RegExp(`^${row}`));
    expect(number?.textContent).toBe(String(names.length));
    await userEvent.click(number as HTMLElement);
    expect(await namesIn('Reflection')).toEqual(names);
    expect(search()).toEqual({ of, ...scope, from: reply.from, to: reply.to });
  },
);

const ofArea = { table: byArea, row: 'Belonging', filter: { area: belonging } };
const ofOrganisation = {
  table: byOrganisation,
  row: 'Te Kura',
  filter: { organisation: kura },
};

test.each([
  { ...ofArea, column: 'Learners', state: undefined, names: ['Mere', 'Rangi', 'Tama'] },
  { ...ofArea, column: 'Sent back', state: 'sent_back', names: ['Mere'] },
  { ...ofArea, column: 'To review', state: 'review', names: ['Rangi'] },
  { ...ofArea, column: 'Complete', state: 'complete', names: ['Tama'] },
  { ...ofOrganisation, column: 'Learners', state: undefined, names: ['Mere', 'Tama'] },
  { ...ofOrganisation, column: 'Not started', state: 'not_started', names: ['Tama'] },
  { ...ofOrganisation, column: 'Sent back', state: 'sent_back', names: ['Mere'] },
])(
  'the number of $row under “$column” opens the learners who are there',
  async ({ table, row, filter, column, state, names }) => {
    const { search } = await openFigures();
    await userEvent.click(await numberUnder(table, row, column));
    expect(await namesIn('Progress')).toEqual(names);
    expect(search()).toEqual({ ...filter, ...(state && { state }) });
  },
);

test('with the figures of one organisation, an area’s number opens only learners of it', async () => {
  const { search } = await openFigures(`?organisation=${kura}`);
  await userEvent.click(await numberUnder(byArea, 'Belonging', 'Learners'));
  expect(await namesIn('Progress')).toEqual(['Mere', 'Tama']);
  expect(search()).toEqual(scope);
});

test('with the figures of one area, an organisation’s number opens only learners of both', async () => {
  const { search } = await openFigures(`?area=${wellbeing}`);
  await userEvent.click(await numberUnder(byOrganisation, 'Te Kura', 'Learners'));
  expect(await namesIn('Progress')).toEqual(['Tama']);
  expect(search()).toEqual({ area: wellbeing, organisation: kura });
});

test('what nobody is counted in leads nowhere', async () => {
  await openFigures();
  const row = within(await table(byArea)).getByRole('row', { name: /^Wellbeing/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
    '2',
    '2',
    '0',
    '0',
    '0',
    '0',
  ]);
  await waitFor(() => expect(within(row).getAllByRole('link')).toHaveLength(2));
});

/** The number in the row that begins so, under this heading. */
async function numberUnder(name: string, row: string, column: string): Promise<HTMLElement> {
  const found = within(await table(name));
  const place = found
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === column);
  const cells = found.getByRole('row', { name: new RegExp(`^${row}`) }).querySelectorAll('th, td');
  const cell = cells[place];
  if (!(cell instanceof HTMLElement)) throw new Error(`There is no ${column} of ${row}.`);
  return within(cell).getByRole('link');
}
