import { expect, test } from 'vitest';
import { createLocalizer } from '#messages/localizer.ts';
import { problemsOf } from './check-wording.ts';
import { wordingParts } from './wording-parts.ts';

const { translate } = createLocalizer();
const said = (english: string, wording: string, key = 'some.text') =>
  problemsOf(key, english, wording).map((trouble) => translate('en-NZ', trouble).words);

test.each([
  ['Sign off', 'Waitohua'],
  ['Signed by {{mentor}}', 'Nā {{mentor}} i waitohu'],
  ['Signed on {{at, day}}', '{{ at,day }} i waitohua ai'],
  ['{{mentor}} wrote', 'Ko {{mentor}}, ko {{mentor}} anō'],
  ['Ask <mentor>your mentor</mentor>.', 'Pātaihia <mentor>tō pou tautoko</mentor>.'],
  ['Fewer than 3', 'Iti iho i te < 3 > 2'],
])('%j may be changed the wording of %j', (english, wording) => {
  expect(said(english, wording)).toEqual([]);
});

test.each([
  ['Sign off', ' ', ['Enter a text.']],
  [
    'Signed by {{mentor}}',
    'Kua waitohua',
    ['{{mentor}} is missing, so its value wouldn’t be shown.'],
  ],
  [
    'Signed by {{mentor}}',
    'Nā {{pouako}}',
    [
      '{{mentor}} is missing, so its value wouldn’t be shown.',
      '{{pouako}} means nothing in this text. Please leave it out.',
    ],
  ],
  [
    'Signed on {{at, day}}',
    'I te {{at, time}}',
    [
      '{{at, day}} is missing, so its value wouldn’t be shown.',
      '{{at, time}} means nothing in this text. Please leave it out.',
    ],
  ],
  ['Ask <b>her</b>', 'Pātaihia', ['The part between <b> and </b> is missing.']],
  ['Ask <b>her</b>', 'Pātaihia <b>ia', ['<b> and </b> belong around one part, once.']],
  ['Ask <b>her</b>', 'Pātaihia </b>ia<b>', ['<b> and </b> belong around one part, once.']],
  [
    'Ask her',
    '<i>Ia</i>',
    ['<i>', '</i>'].map((tag) => `${tag} means nothing in this text. Please leave it out.`),
  ],
  ['Ask her', 'Ia {{', ['Double braces, {{ or }}, can only go around a name.']],
  ['Ask {{name}}', 'Ia {{{name}}}', ['Double braces, {{ or }}, can only go around a name.']],
  [
    'Ask {{name}}',
    'Ia {{\nname}}',
    [
      '{{name}} is missing, so its value wouldn’t be shown.',
      'Double braces, {{ or }}, can only go around a name.',
    ],
  ],
  ['Ask her', 'Ia $t(a.b)', ['A text can’t contain $t(.']],
])('%j cannot be changed the wording of %j', (english, wording, troubles) => {
  expect(said(english, wording)).toEqual(troubles);
});

test('where there is one, its number may go unsaid', () => {
  const english = '{{count}} reflection waits';
  expect(said(english, 'Kotahi te huritao e tatari ana', 'some.text_one')).toEqual([]);
  expect(said(english, 'Ngā huritao', 'some.text_other')).toHaveLength(1);
  expect(said('One reflection waits', '{{count}} huritao', 'some.text_one')).toEqual([]);
});

test('a wording is cut into words, values and tags, and loses nothing', () => {
  const wording = 'Ask <m>your {{role}}</m> by {{at, day}}.';
  expect(
    wordingParts(wording)
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe('words tag words value tag words value words');
  expect(
    wordingParts(wording)
      .map(({ text }) => text)
      .join(''),
  ).toBe(wording);
});
