import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

test('what was done is found by the words that the reader sees for it', async () => {
  const world = await newWorld();
  const reworded = { 'historyActions.podAdded': '[puna]' };
  world.i18n.load(new Map([['mi', reworded]]), ['en-NZ', 'mi']);
  const hana = await world.person('Hana Rewi', 'admin');
  const mere = await world.person('Mere Tāne', 'admin', { locale: 'mi' });
  const uuid = newUuid();
  await world.db.insert(auditEvents).values({
    uuid,
    at: new Date(),
    actor: hana.uuid,
    subject: newUuid(),
    address: '',
    action: 'pod.stored',
    subjectType: 'pod',
  });
  const found = async (reader: typeof hana, search: string) => {
    const { reply } = await world.as(reader)(historyIndex, { query: { search } });
    return reply.history.data.map((event) => event.uuid);
  };

  expect(await found(mere, 'puna')).toEqual([uuid]);
  expect(await found(mere, 'pod added')).toEqual([]);
  expect(await found(hana, 'pod added')).toEqual([uuid]);
  expect(await found(hana, 'puna')).toEqual([]);
});
