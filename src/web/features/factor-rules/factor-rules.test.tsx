// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/permissions.ts';
import { factorRules } from '#server/schema/index.ts';
import { giveFactor } from '#testing/give-factor.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

const setRule = (role: Role, values: Partial<typeof factorRules.$inferInsert>) =>
  world.db
    .update(factorRules)
    .set({ graceDays: 14, requiredSince: null, newcomersSince: null, ...values })
    .where(eq(factorRules.role, role));

beforeEach(async () => {
  for (const role of ['admin', 'mentor'] as const) await setRule(role, { secondFactor: 'asked' });
});

async function openAs(path: string, ...roles: Role[]) {
  const person = await world.person('Aroha Ngāta', roles);
  const browser = await connectBrowser(world, person);
  const router = await openApp(path);
  return { person, browser, router };
}

test('an administrator requires it of mentors after some days, and sees who has it', async () => {
  const mere = await world.person('Mere', 'mentor');
  await giveFactor(world, mere.uuid);
  const { browser } = await openAs('/system', 'admin');
  const rule = within(await screen.findByRole('region', { name: 'Mentor' }));
  const [all, having, lacking] = rule.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect([all, having, lacking]).toEqual([
    '/users?role=mentor&active=1',
    '/users?role=mentor&active=1&second_factor=1',
    '/users?role=mentor&active=1&second_factor=0',
  ]);

  await userEvent.selectOptions(rule.getByLabelText('Two-step login'), 'Required');
  const days = rule.getByLabelText('Grace period (days)');
  await userEvent.clear(days);
  await userEvent.type(days, '21');
  await userEvent.click(rule.getByRole('button', { name: 'Save' }));
  expect(await rule.findByText('Saved')).toBeTruthy();
  const [sent] = browser.callsOf('PUT /api/admin/factor-rules');
  expect(sent?.body).toEqual({
    role: 'mentor',
    second_factor: 'required',
    grace_days: 21,
    newcomers_at_once: false,
  });
});

test('before they require it of themselves they are told until when they have', async () => {
  await openAs('/system', 'admin');
  const rule = within(await screen.findByRole('region', { name: 'Administrator' }));
  await userEvent.selectOptions(rule.getByLabelText('Two-step login'), 'Required');
  expect(rule.getByText(/^You have until .* to set it up for yourself\.$/)).toBeTruthy();
  const days = rule.getByLabelText('Grace period (days)');
  await userEvent.clear(days);
  await userEvent.type(days, '0');
  expect(rule.getByText(/Do that first, in My account\.$/)).toBeTruthy();
});

test('who is only asked puts the line away, and it stays away', async () => {
  await openAs('/dashboard', 'mentor');
  expect(await screen.findByText(/^Add a second step/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/^Add a second step/)).toBeNull();
});

test('who needs it within days is told until when, on the dashboard and on My account', async () => {
  await setRule('mentor', { secondFactor: 'required', requiredSince: new Date(), graceDays: 5 });
  const { router } = await openAs('/dashboard', 'mentor');
  const line = /^Your role needs two-step login\. Please set it up by /;
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  await router.navigate({ to: '/account' });
  expect(await screen.findByText(line)).toBeTruthy();
});

const owed = { secondFactor: 'required', requiredSince: new Date(0), graceDays: 0 } as const;
const page = '/two-step-login?to=%2Fmentor%2Ffigures';

test('who owes it has a page of its own to set it up, and a way out', async () => {
  await setRule('mentor', owed);
  await openAs(page, 'mentor');
  expect(await screen.findByText(/^Your role needs two-step login\. Set it up now/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('who has set it up goes on to where they were', async () => {
  await setRule('mentor', owed);
  const person = await world.person('Aroha Ngāta', 'mentor');
  await giveFactor(world, person.uuid);
  await connectBrowser(world, person);
  await openApp(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Figures' })).toBeTruthy();
});
