import { expect, test } from 'vitest';
import type { ReflectionState } from '#contract/mentoring/mentoring.ts';
import { currentTranslator } from '#web/i18n/use-translation.tsx';
import type { TurnLabel } from '#web/patterns/reflection/turn-status.tsx';
import { learnerTurnLabel, mentorTurnLabel } from './turn-label.ts';

const at = '2024-01-02T11:30:00.000Z';
const later = '2024-01-04T11:30:00.000Z';

const state = (more: Partial<ReflectionState>): ReflectionState => ({
  uuid: 'r',
  status: 'in_progress',
  submitted_at: null,
  completed_at: null,
  sent_back_at: null,
  round: 1,
  turn: { whose: 'learner', since: at },
  ...more,
});

const waiting = (more: Partial<ReflectionState>) =>
  state({ status: 'review', submitted_at: at, turn: { whose: 'mentor', since: at }, ...more });

const complete = state({ status: 'complete', completed_at: at, turn: { whose: null, since: at } });

function read({ label, since }: TurnLabel): string {
  const { words } = currentTranslator();
  return `${words(label)} ${words(since)}`.trim();
}

test.each([
  [undefined, 'Not started'],
  [state({}), 'In progress since 3rd Jan 2024'],
  [state({ sent_back_at: at, round: 2 }), 'Sent back to you on 3rd Jan 2024 by Hana'],
  [waiting({}), 'With your mentor since 3rd Jan 2024'],
  // It was sent back once, but now it is the mentor's turn again.
  [waiting({ sent_back_at: at, round: 2 }), 'With your mentor since 3rd Jan 2024'],
  [complete, 'Complete signed off on 3rd Jan 2024'],
])('%j reads to its learner as "%s"', (state, text) => {
  expect(read(learnerTurnLabel(state, 'Hana'))).toBe(text);
});

test.each([
  [state({}), 'In progress with Mere since 3rd Jan 2024'],
  [state({ sent_back_at: at, round: 2 }), 'In progress with Mere since 3rd Jan 2024, sent back'],
  [waiting({}), 'Review waiting since 3rd Jan 2024'],
  [
    waiting({ sent_back_at: at, round: 2 }),
    'Review resubmitted (round 2), waiting since 3rd Jan 2024',
  ],
  [
    waiting({ turn: { whose: 'mentor', since: later } }),
    'Review reopened, waiting since 5th Jan 2024',
  ],
  [complete, 'Complete signed off on 3rd Jan 2024'],
])('%j reads to a mentor as "%s"', (state, text) => {
  expect(read(mentorTurnLabel(state, 'Mere'))).toBe(text);
});
