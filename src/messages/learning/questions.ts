import { defineMessages } from '#lib/messages/message.ts';

/** The questions of areas and pods: the list on the left and what is edited beside it. */
export const questionsMessages = defineMessages('questions', {
  area: 'Area',
  questions: 'Questions',
  questionsShort: "Q's",
  pressEdit: 'Press Edit beside an area or a pod to open its questions here.',
  pressView: 'Press View beside an area or a pod to open its questions here.',
  goToAreas: 'Go to learning areas',
  leftBehind: 'Changes that you haven’t saved are kept on this device:',

  editQuestionsOf: 'Edit the questions of {{name}}',
  viewQuestionsOf: 'View the questions of {{name}}',
  editArea: 'Edit Area Reflection',
  viewArea: 'Area Reflection',
  editPod: 'Edit Pod Reflection',
  viewPod: 'Pod Reflection',
  closeEditor: 'Close the editor',
  leftArea: 'This pod is no longer in the selected area. Its questions are still here.',
  notHere: 'This is no longer in the selected area. Choose an area or a pod from the list.',
  notLoaded: 'We couldn’t load the questions.',
  languageOfThem: 'Language of the questions',
  english: 'English',
  teReo: 'Te reo Māori',
  unsaved: 'unsaved',
  readOnly: 'You can read these questions. Administrators and learning designers change them.',
  partWay: {
    one: '{{count}} learner is part-way through and will keep the questions they started with. What you save is for reflections started from now on.',
    other:
      '{{count}} learners are part-way through and will keep the questions they started with. What you save is for reflections started from now on.',
  },

  areaInEnglish: '{{name}} · area questions in English',
  areaInTeReo: '{{name}} · area questions in te reo Māori',
  podInEnglish: '{{name}} · pod questions in English',
  podInTeReo: '{{name}} · pod questions in te reo Māori',
  listInEnglish: 'Questions in English',
  listInTeReo: 'Questions in te reo Māori',
  noneInEnglish: 'No questions in English yet. What you add here is what learners are asked.',
  noneInTeReo: 'No questions in te reo Māori yet. What you add here is what learners are asked.',
  noneToReadInEnglish: 'There are no questions in English yet.',
  noneToReadInTeReo: 'There are no questions in te reo Māori yet.',
  startFromEnglish: 'Start from the {{number}} in English',
  startFromTeReo: 'Start from the {{number}} in te reo Māori',
});
