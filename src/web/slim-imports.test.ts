import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withOwnCopies } from '../../scripts/slim-imports.ts';

const here = join(import.meta.dirname, 'screen.tsx');
const built = (...lines: string[]) => withOwnCopies(here, lines.join('\n'));

test('a file gets the texts that it names, and none of their neighbours', () => {
  const screen = built(
    `import { sharedText } from '#messages/shared.ts';`,
    `export const Screen = () => <p title={sharedText.save.key}>{t(sharedText.cancel)}</p>;`,
  );
  expect(screen).toContain(
    `const sharedText = ownTexts('shared', { cancel: 'Cancel', save: 'Save' });`,
  );
  expect(screen).not.toContain('#messages/shared.ts');
  expect(screen).not.toContain('Undo');
});

test.each([
  ['passed on', 'show(sharedText)'],
  ['taken apart', 'const { save } = sharedText'],
  ['asked for what is only known later', 'sharedText[name]'],
])('a section that is %s stays whole', (_, use) => {
  const screen = [
    `import { sharedText } from '#messages/shared.ts';`,
    `t(sharedText.cancel); ${use};`,
  ];
  expect(built(...screen)).toBe(screen.join('\n'));
});

test('a name that is only alike is not taken for the section', () => {
  const screen = built(
    `import { sharedText } from '#messages/shared.ts';`,
    `type Text = typeof sharedText.undo; t(sharedText.save, { sharedText: some.sharedText });`,
  );
  expect(screen).toContain(`ownTexts('shared', { save: 'Save' })`);
});
