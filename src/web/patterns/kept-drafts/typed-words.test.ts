import { expect, test } from 'vitest';
import { typedWords } from './typed-words.ts';

const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120001';
const typed = (name: string, text: string | object) =>
  typedWords({
    key: `draft:${uuid}:${name}`,
    text: typeof text === 'string' ? text : JSON.stringify(text),
  });

test('of a form these are the fields that have words, without the records that were chosen', () => {
  const pod = { name: 'Settling in', name_mi: '', podAreas: [uuid], active: true };
  expect(typed('form:pod:new', pod)).toBe('Settling in');
  const kura = { name: 'Te Kura', city: 'Taupō', type: 'ece', region: uuid };
  expect(typed('form:organisation:new', kura)).toBe('Te Kura\nTaupō');
});

test('of questions these are the questions and the one that is open, not those from before', () => {
  const copy = {
    questions: [{ key: 'a1', uuid, question: 'What changed?', active: true, isDeleted: false }],
    field: { of: null, text: 'And why?' },
    base: [{ uuid, question: 'What was it?', active: true }],
  };
  expect(typed(`questions:area:${uuid}:en`, copy)).toBe('What changed?\nAnd why?');
});

test('of a mark it is the note', () => {
  expect(typed(`mark:${uuid}`, { mark: 'more', note: 'Who felt safe?' })).toBe('Who felt safe?');
});

test('a text is as it was typed, whatever it looks like', () => {
  expect(typed(`review:${uuid}`, '{"name":"Ka pai"}')).toBe('{"name":"Ka pai"}');
  expect(typed('form:pod:new', 'not JSON')).toBe('not JSON');
});
