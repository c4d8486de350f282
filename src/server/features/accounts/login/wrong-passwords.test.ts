import { createHook } from 'node:async_hooks';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { statementsOf } from '#testing/count-statements.ts';
import { addPasskey } from '#testing/software-passkey.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { loginsIn, password } from './second-step.test-support.ts';

// Time itself is measured by `npm run bench -- --only answer-times`: here it is the work that takes it.

let world: World;
let people: Record<'nobody' | 'plain' | 'withApp' | 'withPasskey' | 'withoutPassword', Person>;
const { newBrowser, enter, withApp } = loginsIn(() => world);
beforeAll(async () => {
  world = await newWorld({ TRUST_PROXY: '127.0.0.1' });
  const passwordHash = await hashPassword(password);
  const plain = await world.person('Tama', 'mentor', { passwordHash });
  const withPasskey = await world.person('Rewi', 'mentor', { passwordHash });
  const phone = newBrowser();
  await enter(phone, withPasskey);
  await addPasskey(phone, password);
  people = {
    nobody: { ...plain, email: 'nobody@kura.example' },
    plain,
    withApp: (await withApp()).person,
    withPasskey,
    withoutPassword: await world.person('Kiri', 'mentor', { passwordHash: null }),
  };
});

/** What a wrong password costs: the statements, the hashes, and what comes back. */
async function guessAt(person: Person) {
  const browser = newBrowser();
  let hashes = 0;
  // The library that hashes does so in threads of its own, and gives that work no name.
  const watch = createHook({
    init: (_, type) => {
      if (type === 'undefined') hashes += 1;
    },
  });
  let answer: object = {};
  watch.enable();
  const statements = await statementsOf(world.database.pool, async () => {
    const { statusCode, body, cookies } = await enter(browser, person, 'guess');
    answer = { statusCode, body, cookies: cookies.map(({ name }) => name) };
  });
  watch.disable();
  return { answer, statements, hashes };
}

test('a wrong password gets the same answer for the same work, whoever has an account or a factor', async () => {
  const [nobody, plain] = [await guessAt(people.nobody), await guessAt(people.plain)];
  expect(plain.answer).toMatchObject({ statusCode: 422 });
  expect(plain.hashes).toBe(1);
  expect(await guessAt(people.withApp)).toEqual(plain);
  expect(await guessAt(people.withPasskey)).toEqual(plain);
  expect(await guessAt(people.withoutPassword)).toEqual(plain);
  expect({ ...nobody, statements: nobody.statements.length }).toEqual({
    ...plain,
    statements: plain.statements.length,
  });
  // A guess at an account is written into its history, one at none is counted: one write each.
  const differing = nobody.statements.flatMap((statement, at) => {
    const other = plain.statements[at] ?? '';
    return statement === other ? [] : [[tableOf(statement), tableOf(other)]];
  });
  expect(differing).toEqual([['throttles', 'audit_events']]);
});

const tableOf = (statement: string) => /^\s*insert into "?(\w+)/i.exec(statement)?.[1];
