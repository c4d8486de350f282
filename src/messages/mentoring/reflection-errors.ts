import { defineMessages } from '#lib/messages/message.ts';

/** Why a reflection stays as it is, for its learner or for a mentor. */
export const reflectionErrorsMessages = defineMessages('reflectionRefusals', {
  complete: 'This reflection is complete. No further changes can be made.',
  sentBack: 'This reflection was sent back, and is with the learner now.',
  sentBackSince:
    'It was sent back since you opened it. Read what your mentor asks for before you submit it again.',
  notSubmitted: 'This reflection hasn’t been submitted yet.',
  beingReviewed: 'A mentor has started to review it, so it stays with them.',
  withMentor: 'This reflection is with your mentor now.',
  undoTooLate: 'Sending back can be undone for a minute, and that minute has passed.',
  undoOfOther: 'Only the mentor who sent it back can undo that.',
  openedByLearner: 'The learner has already opened it, so it stays with them.',
  notComplete: 'This reflection isn’t complete, so there is nothing to reopen.',
  reopenedTooLate:
    'A mentor can reopen a reflection for 24 hours after it was signed off. Please ask an administrator.',
  noExternalNotes: 'External learning is noted on area reflections only.',
  markedTwice: 'The answer is marked twice.',
  noNote: 'Say what you would like more of.',
  noMark: 'Mark at least one answer as “More please” to send the reflection back.',

  areaNotYours: 'The selected area isn’t one you can work on.',
  podNotYours: 'The selected pod isn’t one you can work on.',
  areaWithoutQuestions: 'This area has no questions yet.',
  podWithoutQuestions: 'This pod has no questions yet.',
  unanswered: '“{{question}}” has no answer yet.',
  nothingMoreAsked: 'Your mentor hasn’t asked for more here. This answer stays as it is.',
  answerIsFine: 'Your mentor is happy with this answer. It stays as it is.',
});
