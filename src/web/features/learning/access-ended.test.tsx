// @vitest-environment browser-and-server
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { userRoles } from '#server/schema/index.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton, closeDialog } from '#web/controls.test-support.ts';
import { draftKey, listDrafts, writeDraft } from '#web/platform/drafts/drafts.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

/** Somebody who designs, and mentors too: a page that they may still read stays open. */
async function designerAt(path: string) {
  const hana = await world.person('Hana Tūtaki', ['mentor', 'learning_designer']);
  await connectBrowser(world, hana);
  await openApp(path);
  return {
    hana,
    /** By somebody else, before the page is opened again. */
    async endRole() {
      const isDesigner = eq(userRoles.role, 'learning_designer');
      await world.db.delete(userRoles).where(and(eq(userRoles.user, hana.uuid), isDesigner));
      cleanup();
      await connectBrowser(world, hana);
      await openApp(path);
    },
  };
}

const typeName = async (words: string) => {
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, words);
};

/** As the form at this address had left it on the device. */
function keepForm({ uuid }: Person, path: string, fields: object) {
  const place = { path, label: 'What they typed' };
  const at = '2026-11-18T08:00:00.000Z';
  const text = JSON.stringify(fields);
  writeDraft(draftKey(uuid, 'form:any'), { text, at, base: null, place });
}

async function pressAndExpectCopied(dialog: HTMLElement) {
  const person = userEvent.setup();
  await person.click(within(dialog).getByRole('button', { name: /^Copy / }));
  expect(await within(dialog).findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('Whanaungatanga');
}

test.each([
  ['a new area', () => '/learning/areas?edit=new'],
  ['an area', (area: string) => `/learning/areas?edit=${area}`],
  ['an area, on its page', (area: string) => `/learning/areas/${area}?edit=${area}`],
  ['a new pod', () => '/learning/pods?edit=new'],
])('who may not design any more can read what they typed of %s', async (_what, pathOf) => {
  const area = await world.area();
  const { hana, endRole } = await designerAt(pathOf(area));
  await typeName('Whanaungatanga');
  await endRole();

  expect(await screen.findByText('You don’t have access to this form any more')).toBeTruthy();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/Whanaungatanga/)).toBeTruthy();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await pressAndExpectCopied(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  expect(listDrafts(hana.uuid)).toEqual([]);
  await closeDialog();
});

test('what was typed of a record that isn’t there can be read, and goes when it is discarded', async () => {
  const path = `/learning/pods?edit=${newUuid()}`;
  const hana = await world.person('Hana Tūtaki', 'learning_designer');
  keepForm(hana, path, { name: 'Settling in', podAreas: [newUuid()], active: true });
  await connectBrowser(world, hana);
  await openApp(path);

  expect(await screen.findByText('Settling in')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'We couldn’t find that pod' })).toBeTruthy();
  await clickButton('Discard draft');
  expect(listDrafts(hana.uuid)).toEqual([]);
});

test('who has a role at one organisation alone can read what they typed of another', async () => {
  const hana = await world.person('Hana Tūtaki');
  const kura = await world.organisation('Te Kura', []);
  await world.organisationRole(hana, 'organisation_admin', kura);
  const path = '/organisations?edit=new';
  keepForm(hana, path, { name: 'Rimu Kindergarten', type: 'ece', region: newUuid() });
  await connectBrowser(world, hana);
  await openApp(path);

  expect(await screen.findByText('You don’t have access to this form any more')).toBeTruthy();
  expect(screen.getByText('Rimu Kindergarten')).toBeTruthy();
});
