import { defineMessages } from '#lib/messages/message.ts';

/** Whose learners are whose: the caseload, and the same in the account of one person. */
export const caseloadMessages = defineMessages('caseload', {
  mentors: 'Mentors',
  mentor: 'Mentor',
  mentorLabel: 'Mentor:',
  learner: 'Learner',
  learners: 'Learners',
  waiting: 'Waiting',
  everybody: 'Everybody',
  findMentor: 'Find a mentor',
  noSuchMentor: 'No mentor is called that.',
  allLearners: 'All learners',
  learnersWithout: 'Learners without a mentor',
  learnersWithoutCounted: 'Learners without a mentor ({{count}})',
  learnersOf: '{{mentor}}’s learners',
  learnersOfCounted: '{{mentor}}’s learners ({{count}})',
  learnersOfNobody: 'Learners of nobody who mentors now',
  findLearner: 'Find a learner',
  searchHint: 'Search by name or email...',
  notLoaded: 'The learners could not be loaded.',
  noLearnersYet: 'There are no learners yet.',

  nothingWaits: 'nothing waits',
  waits: {
    one: '{{count}} reflection waits, for {{span}}',
    other: '{{count}} reflections wait, the longest for {{span}}',
  },
  noLearners: 'no learners',
  learnersCounted: { one: '{{count}} learner', other: '{{count}} learners' },
  mentorOption: '{{mentor}} ({{learners}})',
  administratorOption: '{{mentor}} (administrator, {{learners}})',

  chooseNoneHere: 'Choose none of this page',
  chooseAllHere: 'Choose all {{count}} on this page',
  chosen: { one: '{{count}} learner chosen', other: '{{count}} learners chosen' },
  chooseNone: 'Choose none',
  giveTo: 'Give to',
  chooseMentor: 'Choose a mentor',
  chooseWhom: 'Choose whom to give them to.',
  nobody: 'Nobody',
  give: 'Give',
  given: {
    one: '{{count}} learner given to {{mentor}}.',
    other: '{{count}} learners given to {{mentor}}.',
  },
  givenToNobody: {
    one: '{{count}} learner has no mentor now.',
    other: '{{count}} learners have no mentor now.',
  },
  takenBack: 'Taken back: everything is as it was before.',

  setMentor: 'Set mentor',
  isMentorNow: '{{mentor}} is {{learner}}’s mentor now.',
  hasNoMentorNow: '{{learner}} has no mentor now.',

  whoTakesOver: {
    one: '{{mentor}} has {{count}} learner. Who takes over?',
    other: '{{mentor}} has {{count}} learners. Who takes over?',
  },
  handOverTo: 'Hand over to',
  nobodyYet: 'Nobody yet',
  evenly: 'All mentors, shared out evenly',
  handedOverToNobody:
    'Once this is saved they are listed under No mentor, until somebody is named or {{mentor}} mentors again.',
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
  amongMentors: 'Among these mentors',
  mentorsChosen: { one: '{{count}} mentor chosen', other: '{{count}} mentors chosen' },
  chooseAllMentors: 'Choose all mentors',
  chooseOneMentor: 'Choose at least one mentor.',
  previewNotLoaded: 'The preview could not be loaded.',
  nobodyToShareOut: 'There is nobody to share out among them.',
  preview: 'What would come of it',
  howShared:
    'Each learner in turn goes to whoever has fewest learners by then, counting those they have already.',
  staying: {
    one: '{{count}} learner stays as they are.',
    other: '{{count}} learners stay as they are.',
  },
  hasNow: 'Has now',
  wouldHave: 'Would have',
  asNow: '(as now)',
  sharedOut: { one: '{{count}} learner shared out.', other: '{{count}} learners shared out.' },
});
