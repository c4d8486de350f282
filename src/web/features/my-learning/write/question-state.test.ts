import { expect, test } from 'vitest';
import type { Answer, AnswerVersion, Question } from '#contract/mentoring/mentoring.ts';
import { mentorNote, questionState } from './question-state.ts';

const at = '2024-01-03T08:00:00.000Z';

const sentBack = (more: Partial<AnswerVersion> = {}): AnswerVersion => ({
  round: 1,
  answer: 'We sang.',
  written_at: at,
  sent_back_at: at,
  mark: 'more',
  note: 'Which song?',
  reviews: [],
  ...more,
});

const question = (answer: Partial<Answer> | null, open = true): Question => ({
  uuid: 'q',
  question: '?',
  open,
  answers: answer
    ? [
        {
          uuid: 'a',
          answer: 'We sang.',
          updated_at: at,
          changed_since: false,
          reviews: [],
          versions: [],
          ...answer,
        },
      ]
    : [],
});

test.each([
  ['empty', question(null)],
  ['empty', question({ answer: '  ' })],
  ['written', question({})],
  ['again', question({ versions: [sentBack()] })],
  ['changed', question({ versions: [sentBack()], changed_since: true })],
  ['empty', question({ answer: '', versions: [sentBack()], changed_since: true })],
  ['fine', question({ versions: [sentBack({ mark: 'fine' })] }, false)],
  ['closed', question({ versions: [sentBack({ mark: null, note: '' })] }, false)],
] as const)('%s: %j', (state, sample) => {
  expect(questionState(sample)).toBe(state);
});

test('the text on the screen counts more than what is saved', () => {
  expect(questionState(question(null), false)).toBe('written');
  expect(questionState(question({}), true)).toBe('empty');
});

test('the last note counts, and only where more is asked for', () => {
  const versions = [sentBack({ round: 2, note: 'And who began?' }), sentBack()];
  expect(mentorNote(question({ versions }))).toBe('And who began?');
  expect(
    mentorNote(question({ versions: [sentBack({ mark: 'fine', note: 'Lovely' })] }, false)),
  ).toBe('');
  expect(mentorNote(question(null))).toBe('');
});
