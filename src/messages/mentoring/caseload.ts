import { defineMessages } from '#lib/messages/message.ts';

/** Whose learners are whose: the caseload, and the same in the account of one person. */
export const caseloadMessages = defineMessages('caseload', {
  mentors: 'Mentors',
  mentor: 'Mentor',
  mentorOptional: 'Mentor (optional)',
  learner: 'Learner',
  learners: 'Learners',
  waiting: 'Waiting',
  reflections: 'Reflections',
  someWaiting: 'Some waiting',
  nothingWaiting: 'Nothing waiting',
  everybody: 'Everyone',
  findMentor: 'Find a mentor',
  noSuchMentor: 'No mentor matches.',
  allLearners: 'All learners',
  learnersWithout: 'Learners without a mentor',
  learnersWithoutCounted: 'Learners without a mentor ({{count}})',
  learnersOf: '{{mentor}}’s learners',
  learnersOfCounted: '{{mentor}}’s learners ({{count}})',
  learnersOfNobody: 'Learners of a former mentor',
  findLearner: 'Find a learner',
  searchHint: 'Search by name or email...',
  notLoaded: 'We couldn’t load the learners.',
  noLearnersYet: 'There are no learners yet.',

  nothingWaits: 'nothing waiting',
  waits: {
    one: '{{count}} reflection waiting, for {{span}}',
    other: '{{count}} reflections waiting, the longest for {{span}}',
  },
  noLearners: 'no learners',
  learnersAndWaiting: '{{learners}} · {{waiting}}',
  learnersCounted: { one: '{{count}} learner', other: '{{count}} learners' },
  mentorOption: '{{mentor}} ({{learners}})',
  administratorOption: '{{mentor}} (administrator, {{learners}})',

  chooseNoneHere: 'Clear selection on this page',
  chooseAllHere: {
    one: 'Select the only one on this page',
    other: 'Select all {{count}} on this page',
  },
  chooseNone: 'Clear selection',
  giveTo: 'Assign to',
  chooseMentor: 'Choose a mentor',
  chooseWhom: 'Choose who to assign them to.',
  nobody: 'Nobody',
  give: 'Assign',
  given: {
    one: '{{count}} learner assigned to {{mentor}}.',
    other: '{{count}} learners assigned to {{mentor}}.',
  },
  givenToNobody: {
    one: '{{count}} learner has no mentor now.',
    other: '{{count}} learners have no mentor now.',
  },
  takenBack: 'Undone: everything is as it was before.',

  setMentor: 'Set mentor',
  isMentorNow: '{{mentor}} is now {{learner}}’s mentor.',
  hasNoMentorNow: '{{learner}} now has no mentor.',

  whoTakesOver: {
    one: '{{mentor}} has {{count}} learner. Who takes over?',
    other: '{{mentor}} has {{count}} learners. Who takes over?',
  },
  handOverTo: 'Hand over to',
  nobodyYet: 'Nobody yet',
  evenly: 'All mentors, shared out evenly',
  whoTakesOverLeft: {
    one: '{{mentor}} was the last mentor of {{count}} learner who has none now. Who takes over?',
    other:
      '{{mentor}} was the last mentor of {{count}} learners who have none now. Who takes over?',
  },
  stillUntaken: 'Until someone takes over, they’re listed under No mentor.',
  lastMentor: 'Last mentor',
  handedOverToNobody:
    'Once this is saved they’ll be listed under No mentor, until someone is chosen or {{mentor}} is a mentor again.',
  untakenHere: 'If nobody takes over, they’ll be listed under No mentor.',
  gets: '{{mentor}} gets {{count}}',
  handOverNow: 'Hand over now',
  handedOver: {
    one: '{{count}} learner of {{mentor}} handed over.',
    other: '{{count}} learners of {{mentor}} handed over.',
  },

  shareOutEvenly: 'Share out evenly',
  shareOut: 'Share out',
  shareOutCounted: {
    one: 'Share out {{count}} learner',
    other: 'Share out {{count}} learners',
  },
  onlyInvited: '{{learners}}, invited',
  amongMentors: 'Among these mentors',
  mentorsChosen: { one: '{{count}} mentor chosen', other: '{{count}} mentors chosen' },
  chooseAllMentors: 'Choose all mentors',
  chooseOneMentor: 'Choose at least one mentor.',
  previewNotLoaded: 'We couldn’t load the preview.',
  nobodyToShareOut: 'There are no learners to share out.',
  preview: 'Preview',
  howShared:
    'Each learner in turn goes to the mentor with the fewest learners so far, counting those they already have.',
  elsewhereToo: 'Learners at other organisations count too.',
  staying: {
    one: '{{count}} learner stays as they are.',
    other: '{{count}} learners stay as they are.',
  },
  hasNow: 'Has now',
  wouldHave: 'Would have',
  asNow: '(as now)',
  sharedOut: { one: '{{count}} learner shared out.', other: '{{count}} learners shared out.' },
});
