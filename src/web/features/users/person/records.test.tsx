// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { askCorrection, makeCorrection } from '#contract/certificates/corrections.ts';
import { showUser, updateUser } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { subscriptions } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const admin = await world.person('Aroha Ngata', 'admin');

const learner = () => world.person('Mere Tāne', 'independent_learner');

/** A part of somebody's page, once it has what it shows. */
async function partOf(person: Person, name: string) {
  await connectBrowser(world, admin);
  await openApp(`/users/${person.uuid}`);
  return within(await screen.findByRole('region', { name }));
}

/** Signs off a reflection in an area of each of these names. */
async function certified(person: Person, names: string[]) {
  const areas = await Promise.all(names.map((name) => world.area(name)));
  await world.assign(person, areas);
  const all: { reflection: string; uuid: string; number: string; url: string }[] = [];
  for (const area of areas) {
    await world.ask({ area }, ['What did you notice?']);
    const { uuid: reflection } = await loop.submitted(person, { area });
    const { certificate } = (await loop.finish(admin, reflection)).reply;
    if (certificate) all.push({ ...certificate, reflection });
  }
  return all;
}

test('a learner’s certificates are listed by area, and one that no longer counts says so', async () => {
  const mere = await learner();
  const [valid, withdrawn, wrong] = await certified(mere, ['Belonging', 'Wellbeing', 'Whānau']);
  await loop.undo(admin, withdrawn?.reflection ?? '');
  const wish = { certificate: wrong?.uuid ?? '', name: 'Meri Tāne', note: '' };
  const { reply } = await world.as(mere)(askCorrection, { body: wish });
  const body = { correction: reply.correction.uuid };
  const { certificate: corrected } = (await world.as(admin)(makeCorrection, { body })).reply;

  const part = await partOf(mere, 'Certificates');
  const rows = part.getAllByRole('listitem');
  const row = (area: string, number = '', state = '') =>
    expect.stringMatching(new RegExp(`^${area}${number}, issued on \\S+ \\S+ 20\\d\\d${state}$`));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    row('Whānau', corrected?.number, 'It is in the name Meri Tāne. .*'),
    row('Whānau', wrong?.number, 'Replaced'),
    row('Wellbeing', withdrawn?.number, 'Withdrawn'),
    row('Belonging', valid?.number),
  ]);
  expect(part.getByRole('link', { name: 'Belonging' }).getAttribute('href')).toBe(valid?.url);
});

test('a certificate in another name than the account’s says so, and how that is put right', async () => {
  const mere = await learner();
  const [certificate] = await certified(mere, ['Te taiao']);
  await changed(mere, { name: 'Mere Tāne-Rewi' });

  const part = await partOf(mere, 'Certificates');
  const row = part.getByRole('listitem');
  expect(row.textContent).toContain(certificate?.number);
  expect(row.textContent).toContain(
    'It is in the name Mere Tāne. Mere Tāne-Rewi can ask for another, under My certificates.',
  );
});

async function changed(person: Person, change: { name?: string; roles?: Role[] }) {
  const { reply } = await world.as(admin)(showUser, { params: { uuid: person.uuid } });
  const { uuid, name, email, active } = reply.user;
  const roles = reply.user.roles.map((role) => role.name);
  await world.as(admin)(updateUser, { body: { uuid, name, email, active, roles, ...change } });
}

test('a subscription is a row with its type, its state in words and when it ends', async () => {
  const mere = await learner();
  const at = {
    createdAt: new Date('2026-03-02T00:00:00Z'),
    endsAt: new Date('2027-03-02T00:00:00Z'),
  };
  const annual = { name: 'Annual', stripeStatus: 'past_due', ...at };
  await world.db.insert(subscriptions).values({ uuid: newUuid(), user: mere.uuid, ...annual });

  const part = await partOf(mere, 'Subscriptions');
  expect(part.getByRole('listitem').textContent).toBe(
    'AnnualCreated 2nd Mar 2026 · Ends 2nd Mar 2027Past due',
  );
  const all = part.getByRole('link', { name: 'Subscriptions' });
  expect(all.getAttribute('href')).toBe(`/subscriptions?search=${encodeURIComponent(mere.email)}`);
});

test('the history says what was changed about somebody and by whom, the latest first', async () => {
  const mere = await learner();
  await changed(mere, { name: 'Mere Tāne-Rewi', roles: ['mentor'] });

  const part = await partOf(mere, 'History');
  const [latest] = await part.findAllByRole('listitem');
  expect(latest?.textContent).toContain('Aroha Ngata changed Mere Tāne-Rewi');
  expect(latest?.textContent).toContain('+ Mentor');
  const all = part.getByRole('link', { name: 'Full history' });
  expect(all.getAttribute('href')).toBe(`/history?subject=${mere.uuid}`);
});

test('whoever has a role at an organisation alone isn’t said to have none', async () => {
  const aroha = await world.person('Aroha Parata');
  const kura = await world.organisation('Te Kura o Taupō', [aroha]);
  await world.organisationRole(aroha, 'organisation_viewer', kura);
  await connectBrowser(world, admin);
  await openApp(`/users/${aroha.uuid}`);
  expect(await screen.findByText('Viewer at Te Kura o Taupō')).toBeTruthy();
  expect(screen.getByText(/^Aroha Parata can log in: the account is active/)).toBeTruthy();
  expect(screen.queryByText('No role')).toBeNull();
  expect(screen.queryByText(/no role yet/)).toBeNull();
});
