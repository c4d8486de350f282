import { describe, expect, test } from 'vitest';
import { findAllLiterals, literalsIn, unusedTexts } from '../../scripts/literals.ts';

test('no sentence, label or name that a person meets stands outside the texts', () => {
  expect(findAllLiterals()).toEqual([]);
});

test('no text is written that nothing says', () => {
  expect(unusedTexts()).toEqual([]);
});

describe('such a literal is found', () => {
  test.each([
    ['as text of an element', 'const a = <p>Sign off</p>;'],
    ['one word of it', 'const a = <b>Saved</b>;'],
    ['as a label', 'const a = <Field label="Name" />;'],
    ['as an accessible name', 'const a = <nav aria-label="main" />;'],
    ['as one of two names', "const a = <nav aria-label={isOpen ? 'open' : `shut`} />;", 2],
    ['as one of two words', "const a = <b>{isSaved ? 'saved' : 'draft'}</b>;", 2],
    ['as a word beside a value', 'const a = <b>{`$' + '{count} pods`}</b>;'],
    ['in an expression', "const a = isOn ? 'Active now' : null;"],
    ['put together', 'const a = `Written by $' + '{name}`;'],
    ['as a refusal', "throw invalid('email', 'This address is taken.');"],
    ['as a subject', "send({ subject: 'Your certificate' });"],
    ['as a description', "const a = { description: 'Nothing was found.' };"],
    ['added up', "const a = 'You have ' + count + ' pods left';", 2],
  ])('%s', (_, source, times = 1) => {
    expect(literalsIn('a.tsx', source)).toHaveLength(times);
  });

  test.each([
    ['a class', "const a = <p className='card large' />;"],
    ['a key of the keyboard', "if (event.key === 'Enter') go();"],
    ['an error for developers', "throw new Error('There is no such page.');"],
    ['what something is compared with', "const a = status === 'In progress';"],
    ['what decides', "const a = <b>{kind === 'words' ? text : name}</b>;"],
    ['SQL', 'const a = sql`select name from users`;'],
    ['an address', "const a = <Link to='/users' />;"],
  ])('but not %s', (_, source) => {
    expect(literalsIn('a.tsx', source)).toEqual([]);
  });
});
