import { randomUUID as newUuid } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { addressOf } from '#contract/address.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { mayOpen, openingsAt } from '#contract/pages/pages.ts';
import { newWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

/** Pages that not everybody may open, and whose address names no record. */
const guarded = pages.filter(({ path, ...page }: Page) => page.allow && !path.includes('$'));

test.each(organisationRoles)(
  'who has the role %s at an organisation is offered the pages that the server answers, and no other',
  async (role) => {
    const holder = await world.person(`Role holder ${role}`);
    const kura = await world.organisation(`Kura of ${role}`, [holder]);
    await world.organisationRole(holder, role, kura);
    const { reply: rights } = await world.as(holder)(currentUser, {});
    for (const page of guarded) {
      const url = addressOfWhatItIsAbout(page);
      const { statusCode } = await world.raw(holder, { method: 'GET', url });
      expect([page.path, mayOpen(rights, page)]).toEqual([page.path, statusCode !== 403]);
    }
  },
);

function addressOfWhatItIsAbout({ path, about }: Page) {
  // Of no reflection: 404 to who may read one.
  if (about) return addressOf(about, { params: { uuid: newUuid() } });
  const [first] = openingsAt(path, {});
  if (!first) throw new Error(`${path} opens with no call`);
  return addressOf(first.endpoint, first.request);
}

test('somebody who lost the role is offered none of them', async () => {
  const nobody = await world.person('Without a role');
  const { reply: rights } = await world.as(nobody)(currentUser, {});
  expect(guarded.filter((page) => mayOpen(rights, page))).toEqual([]);
});
