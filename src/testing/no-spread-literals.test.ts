import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepwise-lint-'));
  await Promise.all(
    ['biome.json', 'scripts'].map((part) => cp(part, join(folder, part), { recursive: true })),
  );
});

afterAll(() => rm(folder, { recursive: true }));

/** What Biome says of a file of this content, by the rules of this repository. */
async function lint(source: string): Promise<string> {
  await writeFile(join(folder, 'planted.tsx'), source);
  const biome = resolve('node_modules/.bin/biome');
  return new Promise((done) => {
    execFile(
      biome,
      ['lint', '--vcs-enabled=false', 'planted.tsx'],
      { cwd: folder },
      (_, stdout, stderr) => done(stdout + stderr),
    );
  });
}

const finding = /A literal is spread where it stands/;

describe('the lint refuses a literal that is spread where it stands', () => {
  test.each([
    ['in an object', "export const packed = { ...{ name: 'Hana' }, uuid: '1' };"],
    [
      'in an object of several lines',
      "export const packed = {\n  ...{\n    name: 'Hana',\n  },\n};",
    ],
    ['in an array', "export const packed = [...['a', 'b'], 'c'];"],
    ['in the arguments of a call', 'export const packed = Math.max(...[1, 2]);'],
    ['in the attributes of an element', "export const packed = <p {...{ id: 'a' }} />;"],
  ])('%s', async (_, source) => {
    expect(await lint(source)).toMatch(finding);
  });
});

test('what is only there sometimes may be spread, and so may a value', async () => {
  const answer = await lint(`
    export const row = { name: 'Hana' };
    export const all = { ...row, ...(row.name && { greeting: 'Kia ora' }) };
    export const names = [...Object.keys(row), ...['a', 'b'].map((name) => name + row.name)];
    export const shown = <p {...row} {...(row.name ? { id: 'a' } : {})} />;
  `);
  expect(answer).toContain('Checked 1 file');
  expect(answer).not.toMatch(finding);
});
