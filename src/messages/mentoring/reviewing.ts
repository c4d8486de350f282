import { defineMessages } from '#lib/messages/message.ts';

/** A learner's reflection as a mentor reads and reviews it, question by question. */
export const reviewingMessages = defineMessages('reviewing', {
  learningOf: '{{learner}}’s learning',
  areaReflectionBy: 'Area reflection by {{learner}}',
  podReflectionBy: 'Pod reflection in {{area}} by {{learner}}',
  draftOf: '{{learner}} · {{reflection}}, question {{number}} of {{total}}',
  alsoHere: 'Also here',
  isWriting: '{{name}} has been writing here since {{at}}',

  isComplete:
    'This reflection is complete. You may continue to read though this reflection and review, however no further changes can be made.',
  isYourOwn: 'This is your own reflection, so another mentor will review it.',
  stillWriting:
    '{{learner}} is still writing. You can read along, and review it once it is submitted.',
  sentBack:
    'Sent back to {{learner}} on {{at, day}}. You can read along, and review it again once it is resubmitted.',
  sentBackBy:
    'Sent back to {{learner}} on {{at, day}} by {{mentor}}. You can read along, and review it again once it is resubmitted.',
  sentBackByYou:
    'You sent this back to {{learner}} on {{at, day}}. You can read along, and review it again once it is resubmitted.',
  noAccess:
    'You don’t have access to {{learner}}’s reflection any more. Copy what you typed here before you leave this page. If you should still have access, ask an administrator of your organisation.',
  noAccessToDrafts:
    'You don’t have access to this reflection any more. What you typed there is still on this device. If you should still have access, ask an administrator of your organisation.',
  resubmittedMeanwhile:
    '{{learner}} has resubmitted this since you opened it. Read the answers again.',
  haveReadThem: 'I’ve read them',

  atTheEnd: 'At the end',
  questionOf: 'Question {{number}} of {{total}}',
  markReviewed: 'reviewed',
  markMore: 'more please',
  markFine: 'fine',
  markChanged: 'changed since',
  markDraft: 'draft on this device',

  allOnOnePage: 'All on one page',
  oneAtATime: 'One question at a time',
  answersAndReviews: 'Answers and reviews',
  noReviewYet: 'Not reviewed yet.',
  writeReview: 'Write a review',
  changeReview: 'Change the review',
  notSavedYet: 'A draft on this device isn’t saved yet.',

  answerOf: '{{learner}}’s answer',
  nothingYet: 'Nothing is written here yet.',
  leftEmpty: '{{learner}} left this question empty.',
  askedLastTime: 'Asked for last time',
  changedSince: 'Changed since',
  notChangedSince: 'Not changed since',
  notChangedYet: 'Not changed yet',
  round: 'Round {{round}}, sent back {{at, day}}',
  answerThen: '{{learner}}’s answer then',
  leftEmptyThen: '{{learner}} had left this question empty.',
  writtenAt: 'Written {{at, dayAndTime}}',
  reviewThenBy: 'Review by {{reviewer}} then',

  yourReview: 'Your review',
  writeFirst:
    'Write your review first. To skip this question, use the arrow beside the question numbers.',
  notesHint: 'Learning outside this service that belongs to this area. Optional.',
  thisAnswerIs: 'This answer is',
  fine: 'Fine',
  morePlease: 'More please',
  moreOfWhat: 'What would you like more of?',
  moreHint: '{{learner}} will see this once you send the reflection back.',
  moreDraft: 'More please, not sent yet',
  notKept:
    '<strong>Not kept on this device</strong>, whose storage is full or blocked. Send it back before you leave this page.',
  keptUntilSent: 'Kept for all your devices until you send it back',
  keptHereUntilSent: 'On this device until you send it back',
  moreElsewhere: 'On another device you marked this More please: “{{note}}”',
  moreElsewhereUnsaid: 'On another device you marked this More please.',
  fineElsewhere: 'On another device you marked this Fine.',
  noteElsewhere: 'On another device you noted: “{{note}}”',
  useOtherMark: 'Use that one',
  review: 'Review',
  noReview: 'No review was written.',
  noNotes: 'No notes were written.',
  notSavedBeforeCompleted:
    'It wasn’t saved before this reflection was completed. You can still copy it.',
  notSavedBeforeNoAccess:
    'It wasn’t saved before you lost access to this reflection. You can still copy it.',
  notSavedBeforeSentBack:
    'It wasn’t saved before this reflection went back to its learner. You can still copy it.',
  notSavedBeforeWithdrawn:
    'It wasn’t saved before this reflection was withdrawn. You can continue it once it is resubmitted.',
  leftoverNote: 'Your “More please”, kept as a draft',
  noteNotSent: 'It wasn’t sent to {{learner}}. You can still copy it.',
  discardNote: 'Discard note',
  next: 'Next',
  saveAndReturn: 'Save and return later',
  returnToLearning: 'Return to learning',
  backToList: 'Back to my list',
  nextWaiting: 'Next waiting: {{learner}}',
});
