// @vitest-environment browser-and-server
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents } from '#server/schema/index.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { mentoringWorld } from '#web/features/mentoring/mentor.test-support.ts';
import { connectBrowser } from '#web/real-server.test-support.ts';

const { world, submitted } = await mentoringWorld();

function linkTo(reflection: string): HTMLElement {
  const link = screen
    .getAllByRole('link', { name: /^Review/ })
    .find((link) => link.getAttribute('href')?.includes(reflection));
  if (!link) throw new Error('Not listed');
  return link;
}

/** A submitted reflection, in the worklist that the mentor has open. */
async function listed(mentor: Person) {
  const { uuid } = await submitted();
  const server = await connectBrowser(world, mentor);
  const router = await openApp('/dashboard');
  await waitFor(() => linkTo(uuid));
  const address = {
    to: '/mentor/review-learning/reflection/$reflection',
    params: { reflection: uuid },
  } as const;
  const loads = () => server.callsOf(`GET /api/admin/mentor/reflection/show/${uuid}`).length;
  return { uuid, router, address, loads };
}

async function readersOf(reflection: string) {
  const isRead = and(
    eq(auditEvents.subject, reflection),
    eq(auditEvents.action, 'reflection.read'),
  );
  const events = await world.db.select().from(auditEvents).where(isRead);
  return events.map(({ actor }) => actor);
}

const answerShown = () => screen.findByText('They felt safe.', { exact: false });

test('pointing at the link to a reflection does not count as reading it', async () => {
  const hana = await world.person('Hana Tūtaki', 'mentor');
  const { uuid, router, address, loads } = await listed(hana);
  // What the router does when a link is pointed at or comes into focus.
  await router.preloadRoute(address);
  expect(loads()).toBe(0);
  expect(await readersOf(uuid)).toEqual([]);
});

test('opening a reflection counts as reading it, once however often the mentor comes back', async () => {
  const rangi = await world.person('Rangi Pōtae', 'mentor');
  const { uuid, router, address, loads } = await listed(rangi);
  await router.preloadRoute(address);
  await userEvent.click(linkTo(uuid));
  await answerShown();
  expect(loads()).toBe(1);
  expect(await readersOf(uuid)).toEqual([rangi.uuid]);

  router.history.back();
  await waitFor(() => linkTo(uuid));
  router.history.forward();
  await answerShown();
  // Another tab, or a reload.
  cleanup();
  await openApp(router.state.location.href);
  await answerShown();
  expect(await readersOf(uuid)).toEqual([rangi.uuid]);
});
