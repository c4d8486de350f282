import { expect, test } from 'vitest';
import type { ReflectionState } from '#contract/mentoring.ts';
import { turnWords } from './turn-words.ts';

const at = '2024-01-02T11:30:00.000Z';

const state = (more: Partial<ReflectionState>): ReflectionState => ({
  ...{ uuid: 'r', status: 'in_progress', submitted_at: null, completed_at: null },
  ...{ sent_back_at: null, round: 1, turn: { whose: 'learner', since: at } },
  ...more,
});

test.each([
  [undefined, 'Not started'],
  [state({}), 'Yours to write since 3rd Jan 2024'],
  [state({ sent_back_at: at, round: 2 }), 'Sent back to you on 3rd Jan 2024 by Hana'],
  [
    state({ status: 'review', submitted_at: at, turn: { whose: 'mentor', since: at } }),
    'With your mentor since 3rd Jan 2024',
  ],
  // It stays known when it was sent back, but it is the mentor's turn again.
  [
    state({ status: 'review', sent_back_at: at, round: 2, turn: { whose: 'mentor', since: at } }),
    'With your mentor since 3rd Jan 2024',
  ],
  [
    state({ status: 'complete', completed_at: at, turn: { whose: null, since: at } }),
    'Complete signed off on 3rd Jan 2024',
  ],
])('%j reads as "%s"', (given, words) => {
  const { label, since } = turnWords(given, 'Hana');
  expect(`${label} ${since}`.trim()).toBe(words);
});
