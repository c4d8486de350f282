import { defineMessages } from '#lib/messages/message.ts';

/** All of an area on one page: its pods, what they offer, and what is asked in both languages. */
export const areaPageMessages = defineMessages('areaPage', {
  learners: {
    one: 'Assigned to {{count}} learner',
    other: 'Assigned to {{count}} learners',
  },
  noLearners: 'Not assigned to any learner',
  editName: 'Edit area',
  areaQuestions: 'Area questions',
  afterPods: 'Learners answer these once they have worked through the pods.',
  noPods: 'There are no pods in this area yet.',
  open: 'Open all',
  close: 'Close all',
  questionsCount: { one: '{{count}} question', other: '{{count}} questions' },
  teReoMissing: 'Te reo Māori: {{number}} of {{total}}',
  noQuestions: 'No questions',
  questions: 'Questions',
  questionsOf: 'Questions of {{place}}',
  number: 'No.',
  english: 'English',
  teReo: 'Te reo Māori',
  editEnglish: 'Edit in English',
  editTeReo: 'Edit in te reo Māori',
  editEnglishOf: 'Edit in English: {{place}}',
  editTeReoOf: 'Edit in te reo Māori: {{place}}',
  closeEditing: 'Close',
  noneYet: 'No questions yet.',
  notWorded: 'Not written yet',

  lookAsLearner: 'Look at it as a learner',
  backToEditing: 'Back to the area',
  asLearner: 'This is what learners see. Nothing can be written here.',
  learnerLanguage: 'Language of the learner',
  materials: 'To read and watch',
  answerHere: 'The learner’s answer',
  nothingToSee:
    'Learners can’t see anything in this area yet: no pod is active, and there are no questions.',
});
