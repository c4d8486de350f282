import { describe, expect, test } from 'vitest';
import {
  type AnyDescriptor,
  defineMessages,
  descriptorOf,
  message,
  sourceEntriesOf,
} from '#lib/messages/message.ts';
import { catalogue } from './catalogue.ts';
import { createLocalizer, english } from './localizer.ts';
import { createTranslationStore } from './translation-store.ts';

const text = defineMessages('test', {
  plain: 'Sign off',
  named: 'Written by {{name}} on {{at, day}}',
  counted: { one: '{{count}} of {{all}} pod', other: '{{count}} of {{all}} pods' },
  around: 'Before: {{inside}}',
});
const at = new Date('2026-11-20T00:00:00Z');
const words = (speaker: ReturnType<typeof createLocalizer>, locale: string) => ({
  of: (said: Parameters<typeof speaker.translate>[1]) => speaker.translate(locale, said).words,
});

/** One that can be told what came after the program was built. */
function translating() {
  const translator = createTranslationStore();
  return { ...createLocalizer(translator), learn: translator.learn };
}

describe('what nobody has translated', () => {
  const speaker = createLocalizer();

  test('is said in English, and known to be', () => {
    expect(speaker.translate('mi', text.plain)).toEqual({ words: 'Sign off', locale: 'en-NZ' });
  });

  test('says the second part of its key where there is no text at all', () => {
    const said = speaker.translate('mi', descriptorOf('historyActions.Something done'));
    expect(said).toEqual({ words: 'Something done', locale: 'en-NZ' });
  });

  test('is said as it was reworded, in place of the English built in', () => {
    const speaker = translating();
    speaker.learn('en-NZ', { 'test.plain': 'Complete it' });
    expect(words(speaker, 'en-NZ').of(text.plain)).toBe('Complete it');
    expect(speaker.translate('mi', text.plain)).toEqual({ words: 'Complete it', locale: 'en-NZ' });
    speaker.learn('en-NZ', {});
    expect(words(speaker, 'en-NZ').of(text.plain)).toBe('Sign off');
  });
});

test('what is translated is said in that language', () => {
  const speaker = translating();
  speaker.learn('mi', { 'test.plain': 'Rapu' });
  expect(speaker.translate('mi', text.plain)).toEqual({ words: 'Rapu', locale: 'mi' });
  expect(words(speaker, 'en-NZ').of(text.plain)).toBe('Sign off');
});

test('numbers are written out, and choose the form', () => {
  const english = words(createLocalizer(), 'en-NZ');
  expect(english.of(message(text.counted, { count: 1, all: 2_500 }))).toBe('1 of 2,500 pod');
  expect(english.of(message(text.counted, { count: 1_200, all: 2_500 }))).toBe(
    '1,200 of 2,500 pods',
  );
});

test('each form is translated by itself', () => {
  const speaker = translating();
  speaker.learn('mi', {
    'test.counted_one': '{{count}}',
    'test.counted_other': '{{count}}/{{all}}',
  });
  expect(words(speaker, 'mi').of(message(text.counted, { count: 3, all: 4 }))).toBe('3/4');
});

test('a day is that of New Zealand; in English with its month, elsewhere in figures', () => {
  const written = message(text.named, { name: 'Ngaire', at });
  const speaker = translating();
  expect(words(speaker, 'en-NZ').of(written)).toBe('Written by Ngaire on 20th Nov 2026');
  speaker.learn('mi', { 'test.named': '{{name}}: {{at, day}}' });
  expect(words(speaker, 'mi').of(written)).toBe('Ngaire: 20/11/2026');
});

test('a text in a text is said in the same language, and what people wrote is left as it is', () => {
  const speaker = translating();
  speaker.learn('mi', { 'test.plain': 'Rapu', 'test.around': '“{{inside}}”' });
  expect(words(speaker, 'mi').of(message(text.around, { inside: text.plain }))).toBe('“Rapu”');
  const typed = '<b>{{name}}</b> $t(test.plain)';
  expect(words(speaker, 'mi').of(message(text.around, { inside: typed }))).toBe(`“${typed}”`);
});

test('a text without words of its own is in the language of what stands in it', () => {
  const speaker = translating();
  const { both } = defineMessages('test', { both: '{{act}} {{name}}' });
  const edit = message(both, { act: text.plain, name: 'Hana' });
  expect(speaker.translate('mi', edit)).toEqual({ words: 'Sign off Hana', locale: 'en-NZ' });
  speaker.learn('mi', { 'test.plain': 'Rapu' });
  expect(speaker.translate('mi', edit)).toEqual({ words: 'Rapu Hana', locale: 'mi' });
});

test('what has been said already stays as it is, by itself and in a text', () => {
  const speaker = createLocalizer();
  const { both } = defineMessages('test', { both: '{{act}} {{name}}' });
  const said = { words: 'Ka hiahiatia te ingoa', locale: 'mi' };
  expect(speaker.translate('en-NZ', said)).toEqual(said);
  expect(speaker.translate('mi', message(text.around, { inside: said }))).toEqual({
    words: 'Before: Ka hiahiatia te ingoa',
    locale: 'en-NZ',
  });
  expect(speaker.translate('en-NZ', message(both, { act: said, name: 'Hana' })).words).toBe(
    'Ka hiahiatia te ingoa Hana',
  );
  const wordless = message(both, { act: { words: 'No.', locale: 'en-NZ' }, name: 'Hana' });
  expect(speaker.translate('mi', wordless)).toEqual({ words: 'No. Hana', locale: 'en-NZ' });
});

/** Everything that stands in a text, with signs that mean something to one who looks for more. */
function sampleFor(text: AnyDescriptor, count: number) {
  const wordings = sourceEntriesOf(text).map(([, wording]) => wording);
  const places = wordings.flatMap((wording) => [...wording.matchAll(/\{\{(\w+)(, \w+)?\}\}/g)]);
  const named = places.map(([, name = '', format]) => [
    name,
    format ? at : '<b>{{name}}</b> $t(a.b) $1',
  ]);
  return { ...Object.fromEntries(named), count };
}

test.each([0, 1, 2, 1_200])('with %i, every text built in is said as i18next would', (count) => {
  const reworded = translating();
  reworded.learn(english, Object.fromEntries(catalogue.flatMap(sourceEntriesOf)));
  const saidBy = ({ translateWith }: Pick<typeof reworded, 'translateWith'>) =>
    catalogue.map((text) => translateWith(english, text, sampleFor(text, count)).words);
  expect(saidBy(createLocalizer())).toEqual(saidBy(reworded));
});
