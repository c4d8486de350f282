// @vitest-environment browser-and-server
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeArea, storePod } from '#contract/learning/learning.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { createPageOpener, langOf } from './page-opener.test-support.ts';
import { setupRealServer } from './real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const { open, openInTeReo } = createPageOpener(world);
const designer = await world.person('Moana Rewi', 'learning_designer');
const mentor = await world.person('Hana Tūtaki', 'mentor');

/** An area with a name in both languages, and one of its pods with, one without a second name. */
async function places() {
  const { reply } = await world.as(designer)(storeArea, {
    body: { name: 'Assessment', name_mi: 'Aromatawai', active: true },
  });
  const area = reply.area.uuid;
  const inArea = { active: true, podAreas: [area] };
  const [both, english] = await Promise.all(
    [{ name: 'Review', name_mi: 'Arotake' }, { name: 'Settling in' }].map(async (names) => {
      const { reply } = await world.as(designer)(storePod, { body: { ...names, ...inArea } });
      return reply.pod.uuid;
    }),
  );
  const pods = [both ?? '', english ?? ''];
  await world.ask({ area }, ['What did you notice?']);
  await world.ask({ area }, ['I kite koe i te aha?'], 'mi');
  for (const pod of pods) await world.ask({ pod }, ['And then?']);
  return { area, pods };
}

const { area, pods } = await places();

async function learner(name: string, locale: string) {
  const person = await world.person(name, 'independent_learner', { locale });
  await world.assign(person, [area]);
  return person;
}

const langsOf = async (words: string) => (await screen.findAllByText(words)).map(langOf);

test('a learner who reads in te reo finds area and pods by their names in it', async () => {
  await openInTeReo(await learner('Mārama', 'mi'), '/my/learning');

  expect(langOf(await screen.findByRole('heading', { level: 2, name: 'Aromatawai' }))).toBe('mi');
  expect(new Set(await langsOf('Aromatawai'))).toEqual(new Set(['mi']));
  expect(new Set(await langsOf('Arotake'))).toEqual(new Set(['mi']));
  expect(await langsOf('Settling in')).toEqual(['en-NZ']);
  expect(screen.queryByText('Assessment')).toBeNull();
  expect(screen.getByRole('button', { name: 'Start: Arotake' })).toBeTruthy();
});

test('in an English page the English name stands, as it always has', async () => {
  await open(await learner('Tama', 'en-NZ'), '/my/learning');
  expect(await screen.findByRole('heading', { level: 2, name: 'Assessment' })).toBeTruthy();
  expect(screen.queryByText('Aromatawai')).toBeNull();
});

test('asked in te reo, the question says so on every screen: the learner’s and the mentor’s', async () => {
  const person = await learner('Mere', 'mi');
  const { uuid } = await loop.begin(person, { area });

  await openInTeReo(person, `/my/learning/reflection/${uuid}`);
  expect(await langsOf('I kite koe i te aha?')).toEqual(['mi']);
  const heading = screen.getByRole('heading', { level: 1, name: 'Aromatawai' });
  expect(within(heading).getByText('Aromatawai').lang).toBe('mi');

  const submitted = await loop.submitted(await learner('Keita', 'mi'), { area });
  await open(mentor, `/mentor/review-learning/reflection/${submitted.uuid}`);
  expect(await langsOf('I kite koe i te aha?')).toEqual(['mi']);
  expect(screen.getByRole('heading', { level: 1, name: 'Assessment' })).toBeTruthy();
});

test('where nobody has asked in te reo, the English question says that it is English', async () => {
  const person = await learner('Pania', 'mi');
  const { uuid } = await loop.begin(person, { area, pod: pods[0] ?? '' });
  await openInTeReo(person, `/my/learning/reflection/${uuid}`);
  expect(await langsOf('And then?')).toEqual(['en-NZ']);
  expect(screen.getByRole('heading', { level: 1, name: 'Arotake' })).toBeTruthy();
});

test('on paper a question says which language it is in', async () => {
  const person = await learner('Wiremu', 'mi');
  const { uuid } = await loop.submitted(person, { area });
  await open(person, `/my/learning/reflection/${uuid}`);
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  const printed = await langsOf('I kite koe i te aha?');
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(printed.length).toBeGreaterThan(1);
  expect(new Set(printed)).toEqual(new Set(['mi']));
});

test('a mentor who reads in te reo meets those names in what waits and in a learner’s learning', async () => {
  const person = await learner('Rewi Pōtae', 'en-NZ');
  const { uuid } = await loop.submitted(person, { area, pod: pods[0] ?? '' });

  await openInTeReo(mentor, '/dashboard');
  const review = await screen.findByRole('link', { name: 'Review Rewi Pōtae, Arotake' });
  const row = review.closest('li');
  if (!row) throw new Error('It is in no row');
  expect(langOf(within(row).getByText('Arotake'))).toBe('mi');
  expect(langOf(within(row).getByText('Aromatawai'))).toBe('mi');

  await openInTeReo(mentor, `/mentor/review-learning?learner=${person.uuid}`);
  expect(langOf(await screen.findByRole('heading', { level: 2, name: 'Aromatawai' }))).toBe('mi');
  expect(new Set(await langsOf('Arotake'))).toEqual(new Set(['mi']));

  await openInTeReo(mentor, `/mentor/review-learning/reflection/${uuid}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Arotake' })).toBeTruthy();
});

test('areas are assigned by their names in te reo, and found by either', async () => {
  // Few are found by looking.
  await Promise.all(Array.from({ length: 10 }, () => world.area()));
  const person = await learner('Hōne', 'en-NZ');
  await openInTeReo(mentor, `/mentor/assign-learning?learner=${person.uuid}`);
  await screen.findByRole('checkbox', { name: 'Aromatawai' });
  expect(new Set(await langsOf('Aromatawai'))).toEqual(new Set(['mi']));
  expect(await screen.findByRole('textbox', { name: 'Position of Aromatawai' })).toBeTruthy();

  const filter = await screen.findByRole('searchbox', { name: 'Find an area' });
  for (const typed of ['aromātawai', 'assess']) {
    await userEvent.clear(filter);
    await userEvent.type(filter, typed);
    const found = screen.getAllByRole('checkbox');
    expect(found).toEqual([screen.getByRole('checkbox', { name: 'Aromatawai' })]);
  }
});

test('a certificate goes by the name its area had in the reader’s language', async () => {
  const person = await learner('Anahera', 'mi');
  const { uuid } = await loop.submitted(person, { area });
  await loop.finish(mentor, uuid);
  await openInTeReo(person, '/my/certificates');
  expect(await langsOf('Aromatawai')).toEqual(['mi']);
});

test('a person’s name in a list is in the language of the page, whatever the list is called in', async () => {
  const admin = await world.person('Māhina Ngata', 'admin');
  await openInTeReo(admin, '/users?search=M%C4%81hina');

  const table = await screen.findByRole('table');
  expect(table.querySelector('caption [lang]')?.getAttribute('lang')).toBe('en-NZ');
  const name = await within(table).findByText('Māhina Ngata');
  expect(name.closest<HTMLElement>('[lang]')?.lang).toBe('mi');
});
