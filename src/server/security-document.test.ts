import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = new URL('../../docs/security.md', import.meta.url);
const inSource = /^(web|lib|testing)\//;

/** docs/security.md names files as it says at its head. */
function addressOf(name: string) {
  if (name.startsWith('e2e/')) return new URL(`../../${name}`, import.meta.url);
  return new URL(inSource.test(name) ? `../${name}` : name, import.meta.url);
}

test('every test that docs/security.md names is there', () => {
  const names = readFileSync(document, 'utf8').match(
    /(?<=`)[\w/-]+(\.[\w-]+)*\.(test\.tsx?|spec\.ts)(?=`)/g,
  );

  expect(names?.length).toBeGreaterThan(100);
  expect(names?.filter((name) => !existsSync(addressOf(name)))).toEqual([]);
});

test('a second factor (6.3.3) is no exception any more', () => {
  const [, exceptions = ''] = readFileSync(document, 'utf8').split('## Not kept, or weaker');

  expect(exceptions).toContain('| 14.3.3 |');
  expect(exceptions).not.toContain('6.3.3');
});
