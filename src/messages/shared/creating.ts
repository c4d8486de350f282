import { defineMessages } from '#lib/messages/message.ts';

/** What dialogs say in which something is added. */
export const creatingMessages = defineMessages('creating', {
  savedBefore: 'Already saved once',
  savedBeforeWhat:
    'Your first save went through, with what you had typed then. Change that one in the list, or save again to add this one as well.',
});
