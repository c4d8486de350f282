import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { withOwnCopies } from '../../scripts/slim-imports.ts';

const here = join(import.meta.dirname, 'screen.tsx');
const built = (...lines: string[]) => withOwnCopies(here, lines.join('\n'));

test('a file gets the texts that it names, and none of their neighbours', () => {
  const screen = built(
    `import { sharedText } from '#texts/shared.ts';`,
    `export const Screen = () => <p title={sharedText.save.key}>{t(sharedText.cancel)}</p>;`,
  );
  expect(screen).toContain(
    `const sharedText = ownTexts('shared', { cancel: 'Cancel', save: 'Save' });`,
  );
  expect(screen).not.toContain('#texts/shared.ts');
  expect(screen).not.toContain('Undo');
});

test.each([
  ['passed on', 'show(sharedText)'],
  ['taken apart', 'const { save } = sharedText'],
  ['asked for what is only known later', 'sharedText[name]'],
])('a section that is %s stays whole', (_, use) => {
  const screen = [
    `import { sharedText } from '#texts/shared.ts';`,
    `t(sharedText.cancel); ${use};`,
  ];
  expect(built(...screen)).toBe(screen.join('\n'));
});

test('a name that is only alike is not taken for the section', () => {
  const screen = built(
    `import { sharedText } from '#texts/shared.ts';`,
    `type Text = typeof sharedText.undo; t(sharedText.save, { sharedText: some.sharedText });`,
  );
  expect(screen).toContain(`ownTexts('shared', { save: 'Save' })`);
});

test('what is no text and no call is imported as before', () => {
  const screen = built(`import { type User, userIndex, userSorts } from '#contract/people.ts';`);
  expect(screen).toContain(`import { type User, userSorts } from '#contract/people.ts';`);
  expect(screen).toContain(`const userIndex = { name: 'userIndex', method: 'GET',`);
});

test('browsers make the calls of the contract: by their method, path and topics', async () => {
  const copied = (await Promise.all(globSync('src/contract/*.ts').map(callsCopiedFrom))).flat();
  const known = endpoints.map(({ name, method, path, topics }) => ({ name, method, path, topics }));
  expect(copied.length).toBeGreaterThan(100);
  for (const { background: _, security: __, ...call } of copied) expect(known).toContainEqual(call);
});

type Copied = { background?: true; security?: true };

/** As a screen that imports all of a file has them. */
async function callsCopiedFrom(path: string): Promise<Copied[]> {
  const file = basename(path);
  const names = endpoints.map(({ name }) => name).join(', ');
  const screen = built(`import { ${names} } from '#contract/${file}';`);
  return [...screen.matchAll(/^const \w+ = (\{.*?\});$/gms)].map(([, call]) =>
    new Function(`return ${call}`)(),
  );
}
