import { defineMessages } from '#lib/messages/message.ts';

/** A pod being added or changed. Of the same section as the lists, which don’t wait for these texts. */
export const podFormMessages = defineMessages('learning', {
  podDraft: 'Learning pod · {{name}}',
  newPod: 'A new learning pod',
  filterAreas: 'Filter areas',
  inNoArea: 'In no area, so nobody new can start it.',
  inAreas: { one: 'In {{count}} area: {{areas}}', other: 'In {{count}} areas: {{areas}}' },
  anotherMark: 'Another one',
  markChosenBefore: 'Chosen before',
  markRetired: '{{name}} (no longer offered)',
  marksNotLoaded: 'Could not load.',
  tryAspectsAgain: 'Try again: learning aspect',
  trySubjectsAgain: 'Try again: subject matter',
  podIsMet: 'Learners see it in its areas.',
  podAsksNothing:
    'Learners see it in its areas, but it has no questions yet, so there is nothing to write in it.',
  podIsKept: 'Only learners who have started it still see it.',
  assetsLater: 'Links and files can be added once the pod is saved.',
});
