import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { showUser } from '#contract/people/people.ts';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { users } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const system = world.as(await world.person('Ana Service', 'admin'));
const [own, other] = [await organisation(world), await organisation(world)];

async function administratorOf({ uuid: at }: { uuid: string }) {
  const admin = await world.person('Hana Parata');
  await system(addMember, { body: { organisation: at, user: admin.uuid } });
  await world.organisationRole(admin, 'organisation_admin', at);
  return admin;
}

const hana = await administratorOf(own);
const { takeRows, rows, confirm, undo, download, found } = importing(world, hana);

/** An import of two new people, of whom the second has moved on since. */
async function withOneWhoLeft() {
  const emails = [newEmail(), newEmail()];
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Māia', emails[0] ?? ''],
    ['Hemi', emails[1] ?? ''],
  ]);
  await confirm(uuid);
  const hemi = (await rows(uuid)).at(1)?.subject ?? '';
  await system(addMember, { body: { organisation: other.uuid, user: hemi } });
  await system(removeMember, { body: { organisation: own.uuid, user: hemi } });
  const moved = { name: 'Secret Stranger', email: 'secret@elsewhere.example' };
  await world.db.update(users).set(moved).where(eq(users.uuid, hemi));
  return { uuid, maia: emails[0] ?? '', hemi };
}

test('an organisation’s administrator undoes their import for who is theirs, and reads nothing of who has left', async () => {
  const { uuid, maia, hemi } = await withOneWhoLeft();
  const preview = await undo(uuid);
  const shown = await rows(preview.uuid);
  expect(shown).toMatchObject([
    { label: 'Māia', outcome: 'update' },
    {
      label: 'Hemi',
      outcome: 'problem',
      problems: [{ text: expect.stringMatching(/no longer found/) }],
    },
  ]);
  const file = await download(`/api/admin/import/${preview.uuid}/problems.csv`);
  expect(JSON.stringify([preview, shown]) + file.toString()).not.toMatch(/secret/i);

  await confirm(preview.uuid);
  expect(await found(maia)).toMatchObject({ active: false });
  const { reply } = await system(showUser, { params: { uuid: hemi } });
  expect(reply.user).toMatchObject({ active: true, name: 'Secret Stranger' });
});
