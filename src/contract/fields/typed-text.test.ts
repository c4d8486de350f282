import { describe, expect, test } from 'vitest';
import { schemas as registration } from '#contract/accounts/registration.schemas.ts';
import { schemas as corrections } from '#contract/certificates/corrections.schemas.ts';
import { schemas as learning } from '#contract/learning/learning.schemas.ts';
import { schemas as organisations } from '#contract/organisations/organisations.schemas.ts';
import { nullableText, oneLine, requiredLine, requiredText, text } from './fields.schemas.ts';
import { maxLength } from './max-length.ts';

const name = requiredLine(maxLength.name);

describe('a name stands on one line', () => {
  test.each([
    ['Te Kura\nof Ōtara', 'Te Kura of Ōtara'],
    ['Te Kura\r\n\r\nof Ōtara', 'Te Kura of Ōtara'],
    ['Te  Kura \t of\u00a0Ōtara', 'Te Kura of Ōtara'],
    ['Te Kura\u2028of\u2029Ōtara', 'Te Kura of Ōtara'],
    ['\n Te Kura of Ōtara \n', 'Te Kura of Ōtara'],
    ['Ma\u0304ori', 'Māori'],
    ['👩‍🏫 Hēmi\u200d', '👩‍🏫 Hēmi\u200d'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(name.parse(typed)).toBe(stored);
  });

  test.each([
    '\u0000',
    'Ha\u0000na',
    'Ha\u0007na',
    'Ha\u000bna',
    'Ha\u000cna',
    'Ha\u0085na',
    'Ha\u009fna',
  ])('%j holds a character that can’t be stored', (typed) => {
    expect(name.safeParse(typed).success).toBe(false);
  });
});

/** Characters that nobody can see. */
const invisible = {
  'zero-width space': '\u200b',
  'zero-width joiners': '\u200c\u200d',
  'soft hyphen': '\u00ad',
  'Hangul fillers': '\u115f\u1160\u3164\uffa0',
  'variation selectors': '\ufe0f\u{e0101}\u180b',
  'byte order mark': '\ufeff',
  'right-to-left marks': '\u200e\u200f\u202e\u2066\u061c',
  'word joiner': '\u2060',
  'braille blank': '\u2800',
  'tag characters': '\u{e0020}\u{e007f}',
  'spaces of every width': ' \u00a0\u2003\u3000',
  'all of these': '\u200b \u00ad\u3164\ufe0f\n\ufeff\u200f\u2060\u2800',
};

test.each(Object.entries(invisible))('a name cannot consist of %s', (_, typed) => {
  expect(name.safeParse(typed).success).toBe(false);
  expect(requiredText(maxLength.writing).safeParse(typed).success).toBe(false);
  expect(oneLine(maxLength.name).parse(typed)).toBe('');
  expect(nullableText(maxLength.writing).parse(typed)).toBe('');
});

test('a text of several lines keeps its paragraphs', () => {
  expect(text(maxLength.writing).parse('One.\r\n\r\nTwo.\tThree  four.')).toBe(
    'One.\n\nTwo.\tThree  four.',
  );
});

test('the length of a name is counted after its line breaks became spaces', () => {
  expect(oneLine(5).safeParse('ab\r\n\r\n\r\ncd').success).toBe(true);
});

test('the names, titles and address lines of calls are of this kind', () => {
  const body = { name: 'Two\nlines', phone: '+64\n9', street: '1\nStreet', code: '0\n1' };
  const organisation = { ...body, type: 'school', email: 'a@kura.example' };
  const region = '019a9f00-0000-7000-8000-00000000beef';
  expect(organisations.storeOrganisation.body.parse({ ...organisation, region })).toMatchObject({
    name: 'Two lines',
    phone: '+64 9',
    street: '1 Street',
    code: '0 1',
  });
  const area = { name: 'Two\nlines', name_mi: 'E\nrua', active: true };
  expect(learning.storeArea.body.parse(area)).toMatchObject({
    name: 'Two lines',
    name_mi: 'E rua',
  });
  const person = { name: 'Two\nlines', email: 'a@kura.example', password: 'x'.repeat(8) };
  expect(
    registration.register.body.parse({ ...person, password_confirmation: person.password }),
  ).toMatchObject({
    name: 'Two lines',
  });
  const correction = { certificate: region, name: 'Two\nlines', note: 'Two\nlines' };
  expect(corrections.askCorrection.body.parse(correction)).toMatchObject({
    name: 'Two lines',
    note: 'Two\nlines',
  });
});
