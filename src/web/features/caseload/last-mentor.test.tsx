// @vitest-environment browser-and-server
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { applyUserAction } from '#contract/people/user-actions.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire', 'admin');
const [hana, rewi] = [await world.person('Hana', 'mentor'), await world.person('Rewi', 'mentor')];
const learners = [
  await world.person('Ana', 'independent_learner'),
  await world.person('Tama', 'independent_learner'),
];
await world.mentored(hana, learners);
await world.as(admin)(applyUserAction, { body: { action: 'switch_off', uuids: [hana.uuid] } });

test('a last mentor is chosen under another mentor, and finds those who have nobody since', async () => {
  await connectBrowser(world, admin);
  const router = await openApp(`/mentor/caseload?mentor=${rewi.uuid}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Last mentor' }), 'Hana');
  await userEvent.click(await screen.findByRole('option', { name: /^Hana/ }));
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
  expect(router.state.location.search).toEqual({ mentor: 'none', last_mentor: hana.uuid });

  await userEvent.click(screen.getByRole('link', { name: /^Rewi/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ mentor: rewi.uuid }));
});
