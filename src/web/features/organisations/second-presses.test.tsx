// @vitest-environment browser-and-server
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  endOrganisationRole,
  grantOrganisationRole,
} from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire Whitcombe', 'admin');

const pageOf = { organisation: '/organisations?edit=', person: '/users/' };
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The organisation of three people, one with a role there; or one of the others. */
async function openPage(page: keyof typeof pageOf) {
  const [mere, tama] = [await world.person('Mere Tāne'), await world.person('Tama Rewi')];
  const kura = await world.organisation('Kura', [mere, tama, await world.person('Hana Parata')]);
  await world.organisationRole(mere, 'organisation_mentor', kura);
  const server = await connectBrowser(world, admin);
  await openApp(`${pageOf[page]}${page === 'person' ? tama.uuid : kura}`);
  return server;
}

test.each([
  ['a member', 'organisation', removeMember, addMember, /^Remove Tama Rewi/, /^Undo: add Tama/],
  [
    'a role',
    'organisation',
    endOrganisationRole,
    grantOrganisationRole,
    /^Remove role: Mere Tāne/,
    /^Undo: give Mere Tāne/,
  ],
  ['a person’s organisation', 'person', removeMember, addMember, /^Remove Kura/, /^Undo: add Kura/],
] as const)(
  '%s, removed and had back, is asked for once, however often it is pressed',
  async (...row) => {
    const [, page, removal, undoing, remove, undo] = row;
    const server = await openPage(page);
    for (const [call, pressed, next] of [
      [callOf(removal), remove, undo],
      [callOf(undoing), undo, remove],
    ] as const) {
      const button = await screen.findByRole('button', { name: pressed });
      const arrives = server.holds(call);
      await userEvent.dblClick(button);
      expect(button.textContent).toContain('Working');
      act(arrives);
      expect(await screen.findByRole('button', { name: next })).toBeTruthy();
      expect(server.callsOf(call)).toHaveLength(1);
    }
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['a member', 'organisation', addMember, /^Remove Tama Rewi/, /^Undo: add Tama/],
  ['a role', 'organisation', grantOrganisationRole, /^Remove role: Mere Tāne/, /^Undo: give Mere/],
  ['a person’s organisation', 'person', addMember, /^Remove Kura/, /^Undo: add Kura/],
] as const)(
  '%s, removed by a double click, stays removed',
  async (_, page, undoing, remove, undo) => {
    const server = await openPage(page);
    await userEvent.click(await screen.findByRole('button', { name: remove }));
    const undoButton = await screen.findByRole('button', { name: undo });
    // The answer came between the two clicks.
    fireEvent.click(undoButton, { detail: 2 });
    expect(undoButton.textContent).not.toContain('Working');

    fireEvent.click(undoButton, { detail: 1 });
    expect(await screen.findByRole('button', { name: remove })).toBeTruthy();
    expect(server.callsOf(callOf(undoing))).toHaveLength(1);
  },
);

test('of two members removed at once, each row says that it is at work', async () => {
  const server = await openPage('organisation');
  const arrives = server.holds(callOf(removeMember));
  const rows = [/^Remove Hana/, /^Remove Tama/].map((name) =>
    screen.findByRole('button', { name }),
  );
  for (const button of await Promise.all(rows)) await userEvent.click(button);
  for (const button of await Promise.all(rows)) expect(button.textContent).toContain('Working');
  act(arrives);
  const undos = () => screen.queryAllByRole('button', { name: /^Undo: add .* again/ });
  await waitFor(() => expect(undos()).toHaveLength(2));
});
