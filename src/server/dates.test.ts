import { beforeAll, expect, test } from 'vitest';
import { historyFile, historyIndex } from '#contract/history/history.ts';
import { textIndex } from '#contract/localisation/wordings.ts';
import { storeSubscription, updateSubscription } from '#contract/subscriptions/subscriptions.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Mere', 'admin');
});

const kept = { type: 'Annual', status: 'active' } as const;
const store = (paid_until: string) =>
  world.as(admin)(storeSubscription, { body: { person: admin.uuid, ...kept, paid_until } });

const tooFar = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'];

test.each(tooFar)('%s is no day that anything here can happen on', async (day) => {
  const until = `${day}T00:00:00.000Z`;
  const { subscription } = (await store('2027-01-01T00:00:00.000Z')).reply;
  const changed = { id: subscription.id, ...kept, paid_until: until };
  const sentence = (field: string) => ({
    status: 422,
    errors: { [field]: [expect.stringMatching(/ must lie between 1900 and 2199\.$/)] },
  });

  expect(await store(until)).toMatchObject(sentence('paid_until'));
  expect(await world.as(admin)(updateSubscription, { body: changed })).toMatchObject(
    sentence('paid_until'),
  );
  for (const field of ['from', 'to']) {
    const query = { [field]: day };
    expect(await world.as(admin)(historyIndex, { query })).toMatchObject(sentence(field));
    const file = await world.raw(admin, { method: 'GET', url: historyFile, query });
    expect([file.statusCode, Object.keys(file.json().errors)]).toEqual([422, [field]]);
  }
  expect(await world.as(admin)(textIndex, { query: { locale: 'mi', from: day } })).toMatchObject(
    sentence('from'),
  );
});

test.each(['1900-01-01', '2199-12-31'])('%s is kept and found as it was given', async (day) => {
  const until = `${day}T12:00:00.000Z`;
  const { status, reply } = await store(until);
  expect([status, reply.subscription.current_period_end]).toEqual([201, until]);
  const query = { from: day, to: day };
  expect((await world.as(admin)(historyIndex, { query })).status).toBe(200);
  const file = await world.raw(admin, { method: 'GET', url: historyFile, query });
  expect(file.statusCode).toBe(200);
});
