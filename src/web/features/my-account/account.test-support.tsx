import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Session } from '#contract/my-account/sessions.ts';
import { fakeServer, openApp, person } from '../../app.test-support.tsx';

export const hana = person('Hana Rewi', 'mentor');
export const session = (browser: string, current: boolean): Session => ({
  id: browser,
  current,
  remembered: !current,
  browser,
  address: '203.0.113.7',
  created_at: '2026-11-18T08:00:00.000Z',
  last_seen_at: '2026-11-18T09:00:00.000Z',
  methods: current ? ['password', 'app'] : ['password'],
  verified_at: '2026-11-18T08:15:00.000Z',
});
export const sessions = [session('Chrome on Windows', true), session('Safari on iPhone', false)];

type Answers = Parameters<typeof fakeServer>[0];

export async function openAccount(answers: Answers = {}) {
  const server = fakeServer({
    'GET /api/user': { body: hana },
    'GET /api/account/sessions': { body: { sessions } },
    ...answers,
  });
  const router = await openApp('/account');
  await screen.findByText('Chrome on Windows');
  return { server, router };
}

export function section(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`There is no section ${name}.`);
  return within(found);
}

export const press = (within: ReturnType<typeof section>, name: string) =>
  userEvent.click(within.getByRole('button', { name }));
