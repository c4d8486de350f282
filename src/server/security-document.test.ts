import { existsSync, readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from './schema/index.ts';

const document = new URL('../../docs/security.md', import.meta.url);
const inSource = /^(web|lib|testing)\//;

/** docs/security.md names files as it says at its head. */
function addressOf(name: string) {
  if (name.startsWith('e2e/')) return new URL(`../../${name}`, import.meta.url);
  return new URL(inSource.test(name) ? `../${name}` : name, import.meta.url);
}

test('every test that docs/security.md names is there', () => {
  const names = readFileSync(document, 'utf8').match(
    /(?<=`)[\w/-]+(\.[\w-]+)*\.(test\.tsx?|test-d\.ts|spec\.ts)(?=`)/g,
  );

  expect(names?.length).toBeGreaterThan(100);
  expect(names?.filter((name) => !existsSync(addressOf(name)))).toEqual([]);
});

test('every table is in one class of what is kept', () => {
  const [, classes = ''] = readFileSync(document, 'utf8').split('### What is kept');
  const [section = ''] = classes.split('\n## ');
  const named = section.match(/(?<=`)[a-z_]+(?=`(,| \|))/g) ?? [];
  const tables = Object.values<unknown>(schema).flatMap((one) =>
    is(one, PgTable) ? getTableName(one) : [],
  );

  expect(tables.length).toBeGreaterThan(50);
  expect(named.toSorted()).toEqual(tables.toSorted());
});

test('a second factor (6.3.3) is no exception any more', () => {
  const [, exceptions = ''] = readFileSync(document, 'utf8').split('## Not kept, or weaker');

  expect(exceptions).toContain('| 14.3.3 |');
  expect(exceptions).not.toContain('6.3.3');
});
