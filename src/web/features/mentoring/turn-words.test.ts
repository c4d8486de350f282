import { expect, test } from 'vitest';
import type { ReflectionState } from '#contract/mentoring.ts';
import { turnWords } from './turn-words.ts';

const at = '2024-01-02T11:30:00.000Z';
const later = '2024-01-04T11:30:00.000Z';

const state = (more: Partial<ReflectionState>): ReflectionState => ({
  ...{ uuid: 'r', status: 'in_progress', submitted_at: null, completed_at: null },
  ...{ sent_back_at: null, round: 1, turn: { whose: 'learner', since: at } },
  ...more,
});

const waiting = (more: Partial<ReflectionState>) =>
  state({ status: 'review', submitted_at: at, turn: { whose: 'mentor', since: at }, ...more });

test.each([
  [state({}), 'In progress with Mere since 3rd Jan 2024'],
  [state({ sent_back_at: at, round: 2 }), 'In progress with Mere since 3rd Jan 2024, sent back'],
  [waiting({}), 'Review waits since 3rd Jan 2024'],
  [waiting({ sent_back_at: at, round: 2 }), 'Review again, round 2, waits since 3rd Jan 2024'],
  [
    waiting({ turn: { whose: 'mentor', since: later } }),
    'Review reopened, waits since 5th Jan 2024',
  ],
  [
    state({ status: 'complete', completed_at: at, turn: { whose: null, since: at } }),
    'Complete signed off on 3rd Jan 2024',
  ],
])('%j reads as "%s"', (given, words) => {
  const { label, since } = turnWords(given, 'Mere');
  expect(`${label} ${since}`).toBe(words);
});
