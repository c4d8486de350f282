// @vitest-environment browser-and-server
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clickButton } from '#web/controls.test-support.ts';
import { phraseScreens, rowOf } from './phrases.test-support.tsx';

const { world, library, open } = await phraseScreens();
const { add, designer, offered, propose } = library;
const hana = await world.person('Hana Rewi', 'mentor');

const decideCall = 'POST /api/admin/phrase/decide';

async function proposed(text: string) {
  const { uuid } = await add(hana, text);
  await propose(hana, uuid);
}

test('a decision says that it is at work, and the next one doesn’t wait for it', async () => {
  await proposed('The first to decide');
  await proposed('The second to decide');
  const { server } = await open(designer, '/learning/phrases');
  const letThrough = server.holds(decideCall);
  await userEvent.dblClick(
    await screen.findByRole('button', { name: 'Approve “The first to decide”' }),
  );
  const first = await rowOf('The first to decide');
  expect(first.getByText('Working...')).toBeTruthy();
  await clickButton('Decline “The second to decide”');
  expect(server.callsOf(decideCall)).toHaveLength(2);

  letThrough();
  await waitFor(async () => {
    const statuses = (await offered(hana)).map(({ text, status }) => `${text}: ${status}`);
    expect(statuses).toContain('The first to decide: approved');
    expect(statuses).toContain('The second to decide: declined');
  });
  await waitFor(() => expect(screen.queryByText('Working...')).toBeNull());
});

test('a phrase whose approval was done and not answered is listed as the team’s', async () => {
  await proposed('Approved unheard');
  const { server } = await open(designer, '/learning/phrases');
  const approve = await screen.findByRole('button', { name: 'Approve “Approved unheard”' });
  server.breaks(decideCall, 'lost');
  await userEvent.click(approve);

  await screen.findByText('We couldn’t reach the server.');
  await screen.findByRole('button', { name: 'Remove from the team: “Approved unheard”' });
});

test('a mentor’s own phrase says that it is being proposed, once', async () => {
  await add(hana, 'Mine to propose');
  const { server } = await open(hana, '/account');
  const proposeCall = 'POST /api/admin/phrase/propose';
  const letThrough = server.holds(proposeCall);
  await userEvent.dblClick(
    await screen.findByRole('button', { name: 'Propose to the team: “Mine to propose”' }),
  );
  expect((await rowOf('Mine to propose')).getByText('Working...')).toBeTruthy();
  letThrough();
  await (await rowOf('Mine to propose')).findByText('Proposed');
  expect(server.callsOf(proposeCall)).toHaveLength(1);
});
