// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeAsset } from '#contract/learning/assets.ts';
import { storeLookup } from '#contract/learning/lookups.ts';
import { here } from '#contract/mentoring/turns.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { wrongLanguageText } from '#testing/wrong-language-text.ts';
import '#web/patterns/record-picker/record-combobox.tsx';
import { organisationOf } from './features/organisations/organisations.test-support.ts';
import { createPageOpener, langOf } from './page-opener.test-support.ts';
import { setupRealServer } from './real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const { openInTeReo } = createPageOpener(world);
const admin = await world.person('Māhina Ngata', 'admin');
const mentor = await world.person('Hana Tūtaki', 'mentor');
const designer = await world.person('Moana Rewi', 'learning_designer');

/** The languages of all pieces to be seen that hold these words, which somebody typed. */
function langsAround(words: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const langs: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement || parentElement.closest('.visually-hidden')) continue;
    if (textContent?.includes(words)) langs.push(String(langOf(parentElement)));
  }
  return langs;
}

test('an organisation’s name on the chip of a filter is not read as English', async () => {
  const kura = await organisationOf({ world, admin }, 'Te Kura o Taupō', { code: '0077' });
  await openInTeReo(admin, `/users?organisation=${kura.uuid}`);

  await screen.findByRole('button', { name: 'Remove Organisation: Te Kura o Taupō' });
  expect(screen.getByRole('list', { name: 'Filtered by' })).toBeTruthy();
  expect(new Set(langsAround('Te Kura o Taupō'))).toEqual(new Set(['mi']));
  expect(wrongLanguageText()).toEqual([]);
});

test('nor is a learner’s name among those that a picker found', async () => {
  await world.person('Rewi Pōtae', 'independent_learner');
  await openInTeReo(mentor, '/mentor/assign-learning');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Learner' }), 'rewi');

  await screen.findByRole('option', { name: /Rewi Pōtae/ });
  expect(screen.getByRole('listbox', { name: 'Learners' })).toBeTruthy();
  expect(langsAround('Rewi Pōtae')).toEqual(['mi']);
  expect(wrongLanguageText()).toEqual([]);
});

test('nor is who else is here, but for the sentence that says so', async () => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await loop.submitted(mere);
  const rangi = await world.person('Rangi Pōtae', 'mentor');
  await world.as(rangi)(here, { body: { reflection: uuid } });
  await openInTeReo(mentor, `/mentor/review-learning/reflection/${uuid}?question=1`);

  const list = await screen.findByRole('list', { name: 'Also here' });
  expect(list.textContent).toContain('Rangi Pōtae');
  expect(langOf(list)).toBe('mi');
  expect(wrongLanguageText()).toEqual([]);
});

test('nor is the title of what there is to read', async () => {
  const person = await world.person('Keita', 'independent_learner', { locale: 'mi' });
  const area = await world.area('Belonging');
  const pod = await world.pod('Settling in', [area]);
  await world.assign(person, [area]);
  const body = { pod, title: 'He pukapuka', url: 'https://example.com/a' };
  await world.as(designer)(storeAsset, { body });
  await openInTeReo(person, '/my/learning');

  await screen.findByRole('list', { name: /^To read and watch/ });
  expect(langsAround('He pukapuka')).toEqual(['mi']);
  expect(wrongLanguageText()).toEqual([]);
});

test('nor is what is typed into a form in its place in a list', async () => {
  const body = { kind: 'learning-aspects', name: 'Āta whakarongo' } as const;
  await world.as(designer)(storeLookup, { body });
  await openInTeReo(designer, '/learning/words');
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Āta whakarongo' }));

  const form = await screen.findByRole('form');
  const name = await within(form).findByDisplayValue('Āta whakarongo');
  expect(langOf(name)).toBe('mi');
  expect(wrongLanguageText()).toEqual([]);
});

test('nor is the person’s own name in the frame of every page', async () => {
  await openInTeReo(admin, '/dashboard');
  expect(new Set(langsAround('Māhina Ngata'))).toEqual(new Set(['mi']));
  expect(wrongLanguageText()).toEqual([]);
});
