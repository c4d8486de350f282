import { defineMessages } from '#lib/messages/message.ts';

/** The two lists of words that pods are marked with. Each says its own sentences. */
export const learningWordsMessages = defineMessages('learningWords', {
  aspects: 'Learning aspects',
  aspect: 'Learning aspect · {{name}}',
  addAspect: 'Add a learning aspect',
  newAspect: 'New learning aspect',
  aspectDraft: 'A new learning aspect',
  noAspects: 'No learning aspects to display',
  subjects: 'Subject matters',
  subject: 'Subject matter · {{name}}',
  addSubject: 'Add a subject matter',
  newSubject: 'New subject matter',
  subjectDraft: 'A new subject matter',
  noSubjects: 'No subject matters to display',

  added: 'Added',
  rename: 'Rename',
  renameWord: 'Rename {{word}}',
  renamed: 'Renamed',
  everyPodShowsIt: 'Every pod that has it shows the new name.',
  inNoPod: 'In no pod',
  inPods: { one: 'In {{count}} pod', other: 'In {{count}} pods' },
  offered: 'Offered',
  retired: 'Retired',
  retire: 'Retire',
  offerAgain: 'Offer again',
  offeredAgain: 'Offered again',
  actOn: '{{act}}: {{word}}',
  changedMeanwhile:
    '“{{word}}” was changed by someone else in the meantime. Check it again, then decide.',
  notChanged: '“{{word}}” wasn’t changed. {{why}}',
});
