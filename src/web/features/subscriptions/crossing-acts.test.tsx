// @vitest-environment browser-and-server
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  cancelSubscription,
  storeSubscription,
  updateSubscription,
} from '#contract/subscriptions/subscriptions.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire Whitcombe', 'admin');
const paid_until = '2076-12-20T10:59:59.000Z';

afterEach(cleanup);

async function subscribe(name: string) {
  const person = (await world.person(name)).uuid;
  const body = { person, type: 'Annual', status: 'active' as const, paid_until };
  return (await world.as(admin)(storeSubscription, { body })).reply.subscription;
}

async function open(search: string) {
  const server = await connectBrowser(world, admin);
  const router = await openApp(`/subscriptions${search}`);
  await screen.findByRole('table', { name: 'Subscriptions' });
  return { server, router };
}

async function choose(act: string, name: string) {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^More for ${name}`) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  return screen.findByRole('dialog');
}

const pressIn = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));
/** The first is in the header. */
const pressCloseIn = async (dialog: HTMLElement) => {
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  if (close) await userEvent.click(close);
};

const typeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Type/ });
const type = (value: string) => fireEvent.change(typeField(), { target: { value } });

test.each([
  ['answer', undefined],
  ['refusal', { status: 422, body: { message: 'It ended meanwhile.', errors: {} } }],
] as const)(
  'the %s of one cancellation says nothing in the question about another',
  async (_, mishap) => {
    const [tag] = crypto.randomUUID().split('-');
    const mere = await subscribe(`Mere ${tag}`);
    await subscribe(`Rewi ${tag}`);
    const { server } = await open(`?search=${tag}`);
    const call = `POST ${cancelSubscription.path.replace(':id', mere.id)}`;
    const arrives = server.holds(call);
    if (mishap) server.breaks(call, mishap);
    const first = await choose('Cancel subscription', `Mere ${tag}`);
    await pressIn(first, 'Cancel subscription');
    await pressCloseIn(first);
    const second = await choose('Cancel subscription', `Rewi ${tag}`);
    const button = within(second).getAllByRole('button').at(-1);
    act(arrives);

    await waitFor(() => expect(button?.getAttribute('aria-disabled')).toBeNull());
    expect(second.isConnected).toBe(true);
    expect(within(second).queryByRole('alert')).toBeNull();
    expect(within(second).getByText(`Rewi ${tag}`, { exact: false })).toBeTruthy();
    await pressIn(second, 'Keep it');
    const words = mishap ? `· Mere ${tag}: nothing was changed` : `of Mere ${tag}. Cancelled: ends`;
    expect(await screen.findByText(new RegExp(`^Subscription ${words}`))).toBeTruthy();
  },
);

async function cancelAndClose(name: string) {
  const { id } = await subscribe(name);
  const { server } = await open('');
  const call = `POST ${cancelSubscription.path.replace(':id', id)}`;
  const arrives = server.holds(call);
  const dialog = await choose('Cancel subscription', name);
  await pressIn(dialog, 'Cancel subscription');
  expect(within(dialog).queryByRole('button', { name: 'Keep it' })).toBeNull();
  await pressCloseIn(dialog);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  return { server, call, arrives };
}

test('a cancellation whose dialog was closed meanwhile says above the list that it was done', async () => {
  const { arrives } = await cancelAndClose('Hana Rewi');
  act(arrives);
  const words = await screen.findByText('Subscription of Hana Rewi. Cancelled: ends 20th Dec 2076');
  expect(words.closest('[role=status]')).toBeTruthy();
});

test.each([
  ['lost', 'we don’t know whether this was done. We couldn’t reach the server.'],
  [
    { status: 422, body: { message: 'It ended meanwhile.', errors: {} } },
    'nothing was changed. It ended meanwhile.',
  ],
] as const)('and if it failed, that it may not have been: %j', async (mishap, words) => {
  const name = `Tama ${crypto.randomUUID().slice(0, 8)}`;
  const { server, call, arrives } = await cancelAndClose(name);
  server.breaks(call, mishap);
  act(arrives);
  expect(await screen.findByText(`Subscription · ${name}: ${words}`)).toBeTruthy();
});

test('a subscription that leaves the list while it is edited stays open, and a conflict is shown', async () => {
  const [tag] = crypto.randomUUID().split('-');
  const { id } = await subscribe(`Aroha ${tag}`);
  const { router } = await open(`?search=${tag}&status=active`);
  await choose('Edit', `Aroha ${tag}`);
  type('Two years');
  const body = { id, type: 'Annual', status: 'past_due' as const, paid_until };
  await world.as(admin)(updateSubscription, { body });
  await act(() => router.options.context.client.invalidateQueries());

  expect(await screen.findByText(/^Nothing matches/)).toBeTruthy();
  expect(typeField().value).toBe('Two years');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Saved', { selector: '[role=status]' })).toBeTruthy();
});
