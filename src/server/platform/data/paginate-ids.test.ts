import { inArray, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { userIndex, type userSorts } from '#contract/people/people.ts';
import { listTotals, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const world: World = await newWorld();
const mere: Person = await world.person('Mere', 'admin');
let added: string[] = [];

beforeEach(async () => {
  if (added.length > 0) await world.db.delete(users).where(inArray(users.uuid, added));
  added = [];
});

const row = (index: number) => ({
  uuid: newUuid(),
  // Several of the same name, so that their ids have to tell them apart.
  name: `Aroha ${index % 4}`,
  email: `aroha${newUuid()}@kura.example`,
});

async function add(count: number) {
  const rows = Array.from({ length: count }, (_, index) => row(index));
  await world.db.insert(users).values(rows);
  added.push(...rows.map(({ uuid }) => uuid));
}

async function listed(query: {
  page?: number;
  per_page?: number;
  sort?: (typeof userSorts)[number];
}) {
  return (await world.as(mere)(userIndex, { query })).reply.users;
}

describe('the pages of a list', () => {
  test.each(['name', '-name', 'email', '-email', 'created_at', '-created_at'] as const)(
    'by %s hold everybody once, in one order, however long they are',
    async (sort) => {
      await add(23);
      const whole = (await listed({ sort, per_page: 100 })).data.map(({ uuid }) => uuid);
      expect(new Set(whole).size).toBe(24);

      for (const per_page of [1, 2, 5, 7, 12, 23, 24]) {
        const paged: string[] = [];
        for (let page = 1; page <= Math.ceil(24 / per_page); page += 1) {
          const { data, total } = await listed({ sort, page, per_page });
          expect(total).toBe(24);
          paged.push(...data.map(({ uuid }) => uuid));
        }
        expect(paged).toEqual(whole);
      }
    },
  );
});

describe('the total of a list is exact', () => {
  const total = async () => (await listed({ per_page: 1 })).total;

  test('as people come and go', async () => {
    await add(3);
    expect(await total()).toBe(4);
    await world.db.delete(users).where(inArray(users.uuid, added.slice(0, 2)));
    expect(await total()).toBe(2);
  });

  test('when a transaction is rolled back', async () => {
    const undone = world.db.transaction(async (db) => {
      await db.insert(users).values([row(1), row(2)]);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await total()).toBe(1);
  });

  test('when a statement adds some and finds others there already', async () => {
    const [first, second] = [row(1), row(2)];
    await world.db.insert(users).values(first);
    await world.db.insert(users).values([first, second]).onConflictDoNothing();
    added.push(first.uuid, second.uuid);
    expect(await total()).toBe(3);
  });

  test('after hundreds of statements, twenty at once, whose differences are folded', async () => {
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => add(1)));
    }
    expect(await total()).toBe(301);
    expect(await world.db.$count(listTotals)).toBeLessThan(250);
  });

  test('and nobody waits for somebody else who is adding people', async () => {
    await world.db.transaction(async (db) => {
      const uuid = newUuid();
      await db.insert(users).values({ uuid, name: 'Slow', email: `${uuid}@kura.example` });
      added.push(uuid);
      // In another transaction: it would wait for ever if the two touched one row.
      await world.db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '2s'`);
        const quick = { ...row(1), name: 'Quick' };
        await other.insert(users).values(quick);
        added.push(quick.uuid);
      });
    });
    expect(await total()).toBe(3);
  });
});
