import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { auditEvents, phrases } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { phrasesIn } from './phrases.test-support.ts';

const tooLate = 'This can no longer be undone. You can approve the phrase after all.';

let world: World;
let library: Awaited<ReturnType<typeof phrasesIn>>;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  library = await phrasesIn(world);
});

let hana: Person;
let rangi: Person;
beforeEach(async () => {
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'mentor');
});

test('declining is undone for a minute by who did it, and nobody was told', async () => {
  const { designer, add, propose, decide, undo, textsOf } = library;
  const { list, sentences } = noticesOf(world);
  const tama = await world.person('Tama', 'mentor');
  const ana = await world.person('Ana', 'learning_designer');
  const { uuid } = await add(tama, 'Kia mau');
  await propose(tama, uuid);
  const { unread } = await list(designer);
  await decide(uuid, 'declined');
  expect((await undo(uuid, ana)).errors).toEqual({ uuid: [tooLate] });

  for (const _ of ['once', 'and sent again']) {
    expect((await undo(uuid)).reply.phrase.status).toBe('proposed');
  }
  expect(await sentences(tama)).toEqual([]);
  expect((await list(designer)).unread).toBe(unread);
  expect((await sentences(ana))[0]).toBe('Tama proposed a phrase to the team.');
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, uuid));
  expect(events.map(({ action }) => action).slice(-2)).toEqual([
    'phrase.declined',
    'phrase.decline-undone',
  ]);

  await decide(uuid, 'approved');
  await decide(uuid, 'declined');
  expect((await undo(uuid)).reply.phrase.status).toBe('approved');
  expect(await textsOf(rangi)).toContain('Kia mau');
  expect(await sentences(tama)).toEqual(['Moana approved your phrase. Every mentor has it now.']);

  await decide(uuid, 'declined');
  const past = new Date(Date.now() - 61_000);
  await world.db.update(phrases).set({ declinedAt: past }).where(eq(phrases.uuid, uuid));
  expect((await undo(uuid)).errors).toEqual({ uuid: [tooLate] });
});

test('of two designers at once the undo of one and the word of the other do not both count', async () => {
  const { add, propose, decide, undo, approveAfterAll } = library;
  const ana = await world.person('Ana', 'learning_designer');
  for (let round = 0; round < 6; round += 1) {
    const { uuid } = await add(hana, `Kia toa ${round}`);
    await propose(hana, uuid);
    await Promise.all([decide(uuid, 'declined'), decide(uuid, 'declined', ana)]);
    const undone = await Promise.all([undo(uuid), undo(uuid, ana)]);
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 422]);

    await decide(uuid, 'declined');
    const [back, approval] = await Promise.all([undo(uuid), approveAfterAll(uuid, ana)]);
    const [row] = await world.db.select().from(phrases).where(eq(phrases.uuid, uuid));
    // Approved after it was undone, it was a proposal; before, there was nothing left to undo.
    expect([back.status, approval.status, row?.status]).toEqual([
      back.status === 200 ? 200 : 422,
      200,
      'approved',
    ]);
  }
});
