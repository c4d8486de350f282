import { defineMessages } from '#lib/messages/message.ts';

/** The box that shows two versions of a record. */
export const conflictMessages = defineMessages('controls', {
  changedMeanwhile: 'This was changed while you were editing it',
  savedMeanwhile:
    'Someone else saved it. Both versions are here, and nothing is lost until you choose.',
  savedMeanwhileAt:
    'Someone else saved it at {{at}}. Both versions are here, and nothing is lost until you choose.',
  theirs: 'Theirs',
  yours: 'Yours',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
});
