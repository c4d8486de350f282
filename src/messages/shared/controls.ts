import { defineMessages } from '#lib/messages/message.ts';

/** What the controls of src/web/ui say themselves, on every screen. */
export const controlsMessages = defineMessages('controls', {
  draftIsBack: 'Your draft from {{at}} is back. It isn’t saved yet.',
  draftNotKept: 'Not kept on this device: save before you leave this page.',
  errors: 'Whoops! Something went wrong.',
  fieldError: '{{label}}: {{message}}',
  hide: 'Hide <hidden>{{what}}</hidden>',
  show: 'Show <hidden>{{what}}</hidden>',
});
