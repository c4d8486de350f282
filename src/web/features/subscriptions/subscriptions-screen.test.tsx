// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { v7 as newUuid } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Drift, Subscription } from '#contract/subscriptions/subscriptions.ts';
import {
  fakeServer,
  openApp,
  person,
  setXsrfToken,
  storeLoggedInUser,
  stubBrowserApis,
} from '../../app.test-support.tsx';

const admin = person('Hana Williams', 'admin');
const id = '0193a5c0-7a6e-7c4e-9a53-0242ac120077';
const mere: Subscription = {
  id,
  name: 'Individual monthly',
  stripe_status: 'past_due',
  kept: 'stripe',
  created_at: '2024-01-02T20:00:00.000Z',
  ends_at: null,
  trial_ends_at: null,
  current_period_end: '2076-12-20T10:59:59.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  user: {
    uuid: id,
    name: 'Mere Tāne',
    email: 'mere@kura.example',
    organisations: [{ uuid: id, name: 'Te Kōhanga o Ōtaki' }],
  },
};

const list = (...data: Subscription[]) => ({
  subscriptions: {
    data,
    current_page: 1,
    last_page: 1,
    per_page: 15,
    total: data.length,
    from: data.length ? 1 : null,
    to: data.length || null,
  },
});
const cancelling = `POST /api/admin/user/cancelsubscription/${id}`;

async function show(answers: Parameters<typeof fakeServer>[0] = {}, rows = [mere]) {
  const billing = { stripe: true, checking: false, last_check: null };
  const server = fakeServer({
    'GET /api/user': { body: admin },
    'GET /api/admin/user/subscriptions': { body: list(...rows) },
    'GET /api/admin/billing': { body: { billing } },
    ...answers,
  });
  await openApp('/subscriptions');
  return server;
}

beforeEach(() => {
  stubBrowserApis();
  storeLoggedInUser(admin);
  setXsrfToken('a');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function askToCancel() {
  await userEvent.click(await screen.findByRole('button', { name: /^More for Mere Tāne/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel subscription' }));
  return screen.findByRole('dialog', { name: 'Cancel this subscription?' });
}

test('a row shows person, type, organisation, dates and status', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /Mere Tāne/ });
  expect(within(row).getByRole('link', { name: 'Mere Tāne' })).toHaveProperty(
    'href',
    expect.stringMatching(/\/users\/[\da-f-]{36}$/),
  );
  expect(within(row).getByRole('link', { name: 'Te Kōhanga o Ōtaki' })).toHaveProperty(
    'href',
    expect.stringMatching(/\/organisations\?search=Te\+K/),
  );
  expect(within(row).getByText('3rd Jan 2024').getAttribute('datetime')).toBe(mere.created_at);
  expect(within(row).getByText('no end date')).toBeTruthy();
  expect(within(row).getByText('Past due')).toBeTruthy();
});

test('the confirmation of cancelling names person, type and day; then the row shows the result', async () => {
  const ends_at = '2076-12-21T10:59:59.000Z';
  const cancelled = { body: { subscription: { ...mere, ends_at } } };
  const server = await show({ [cancelling]: cancelled });
  const dialog = await askToCancel();
  expect(dialog.textContent).toContain('Individual monthly of Mere Tāne, mere@kura.example.');
  expect(dialog.textContent).toContain('It ends on 20th Dec 2076.');
  expect(server.calls()).not.toContain(cancelling);

  server.answers['GET /api/admin/user/subscriptions'] = { body: list({ ...mere, ends_at }) };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    screen.getByText('Cancelled: ends 21st Dec 2076', { selector: '[role=status]' }),
  ).toBeTruthy();
  const row = screen.getByRole('row', { name: /Mere Tāne/ });
  expect(within(row).getByText('21st Dec 2076')).toBeTruthy();
});

test('cancelling one whose paid period is over says when it ended', async () => {
  const past = {
    ...mere,
    kept: 'by_hand',
    current_period_end: '2025-01-31T10:59:59.000Z',
  } as const;
  const ends_at = past.current_period_end;
  await show({ [cancelling]: { body: { subscription: { ...past, ends_at } } } }, [past]);
  const dialog = await askToCancel();
  expect(dialog.textContent).toContain('Its paid period ended on 31st Jan 2025. It isn’t renewed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findAllByText(/^Cancelled: ended 31st Jan 2025/)).not.toEqual([]);
});

test('when Stripe fails, the dialog shows its message, and the row stays as it is', async () => {
  const why = 'Stripe had a fault of its own. Nothing was changed here.';
  const failed = { status: 502, body: { message: why, errors: { subscription: [why] } } };
  await show({ [cancelling]: failed });
  const dialog = await askToCancel();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));

  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toBe(`Not cancelled here. ${why}`);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const row = screen.getByRole('row', { name: /Mere Tāne/ });
  expect(within(row).getByText('no end date')).toBeTruthy();
});

test('a cancelled subscription cannot be cancelled, one kept by Stripe cannot be edited', async () => {
  await show({}, [{ ...mere, ends_at: '2076-12-20T10:59:59.000Z' }]);
  await userEvent.click(await screen.findByRole('button', { name: /^More for Mere Tāne/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['History']);
});

test('an unknown status is shown as received', async () => {
  await show({}, [{ ...mere, stripe_status: 'brand_new' }]);
  expect(await screen.findByText('Brand new')).toBeTruthy();
});

test('the empty list shows the specified text', async () => {
  await show({}, []);
  expect(await screen.findByText('No users to display')).toBeTruthy();
});

test('with Stripe no subscription can be added; without it one can, and the screen says so', async () => {
  await show();
  await screen.findByText(/^Managed by Stripe/);
  expect(screen.queryByRole('button', { name: 'Add subscription' })).toBeNull();
  cleanup();
  const billing = { stripe: false, checking: false, last_check: null };
  await show({ 'GET /api/admin/billing': { body: { billing } } });
  await screen.findByText('Managed here by hand: no Stripe key is set.');
  expect(screen.getByRole('button', { name: 'Add subscription' })).toBeTruthy();
});

test('differences from Stripe are listed as sentences', async () => {
  const about = { subscription: id, stripe_id: 'sub_1', person: 'Mere Tāne' };
  const drift: Drift[] = [
    { ...about, field: 'status', here: 'active', there: 'past_due' },
    { ...about, field: 'ends_at', here: '', there: '2076-12-20T10:59:59.000Z' },
    { ...about, stripe_id: 'sub_2', field: 'subscription', here: '', there: 'active' },
    { ...about, stripe_id: 'sub_3', field: 'subscription', here: 'active', there: '' },
    {
      ...about,
      subscription: null,
      person: '',
      stripe_id: 'sub_4',
      field: 'user',
      here: '',
      there: '',
    },
  ];
  const at = '2026-11-19T14:00:00.000Z';
  const last = { at, compared: 118, differences: 120, drift };
  const billing = { stripe: true, checking: false, last_check: last };
  await show({ 'GET /api/admin/billing': { body: { billing } } });

  await screen.findByText(
    /118 subscriptions compared on 20th Nov 2026, 3:00 am: 120 differences\./,
  );
  const sentences = within(screen.getByRole('group')).getAllByRole('listitem');
  expect(sentences.map(({ textContent }) => textContent)).toEqual([
    'Mere Tāne: the status was Active here and is Past due at Stripe. It has been corrected.',
    'Mere Tāne: the end date was none here and is 20th Dec 2076 at Stripe. It has been corrected.',
    'Mere Tāne: a Stripe subscription was missing here (Active). It has been added.',
    'Mere Tāne: Stripe doesn’t know a subscription that is stored here (Active). It was left as it is.',
    'Stripe has a subscription of a customer without an email address, who has no account here. It isn’t stored.',
  ]);
  expect(screen.getByText('These are the first 5.')).toBeTruthy();
});

test('comparing shows that it is under way, and then what it corrected', async () => {
  const idle = { stripe: true, checking: false, last_check: null };
  const server = await show({ 'POST /api/admin/billing/check': { status: 204 } });
  const button = await screen.findByRole('button', { name: 'Compare now' });
  server.answers['GET /api/admin/billing'] = { body: { billing: { ...idle, checking: true } } };
  await userEvent.click(button);
  expect(await screen.findByText(/Comparing with Stripe…$/)).toBeTruthy();

  const last_check = { at: mere.created_at, compared: 1, differences: 0, drift: [] };
  server.answers['GET /api/admin/billing'] = { body: { billing: { ...idle, last_check } } };
  server.answers['GET /api/admin/user/subscriptions'] = {
    body: list({ ...mere, stripe_status: 'active' }),
  };
  expect(await screen.findByText(/no differences/)).toBeTruthy();
  expect(await within(screen.getByRole('table')).findByText('Active')).toBeTruthy();
});

test('subscriptions are filtered by organisation, which is named on a chip and in each row', async () => {
  const organisation = { uuid: newUuid(), name: 'Te Kura o Taupō', org_code: '0077', users: [] };
  const ofBoth = { ...mere.user, organisations: [...mere.user.organisations, organisation] };
  const found = { ...list().subscriptions, data: [organisation], total: 1 };
  await show(
    {
      [`GET /api/admin/organisation/show/${organisation.uuid}`]: { body: { organisation } },
      'GET /api/admin/organisation/index': { body: { organisations: found } },
    },
    [{ ...mere, user: ofBoth }],
  );
  // The first that she joined, as long as no other is asked for.
  expect(await screen.findByRole('link', { name: 'Te Kōhanga o Ōtaki' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Organisation' }));
  await userEvent.click(await screen.findByRole('option', { name: /Te Kura o Taupō/ }));
  await screen.findByRole('button', { name: 'Remove Organisation: Te Kura o Taupō' });
  expect(await screen.findByRole('link', { name: 'Te Kura o Taupō' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Te Kōhanga o Ōtaki' })).toBeNull();
});
