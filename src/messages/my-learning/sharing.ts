import { defineMessages } from '#lib/messages/message.ts';

/** What a learner began before they came to an organisation, and whether it may read that. */
export const sharingMessages = defineMessages('sharing', {
  title: 'What you started earlier',
  why: 'You started these before you joined {{organisation}}, or somewhere else, so its mentors can’t read them and its staff don’t see how far you are. Share an area if they should. You can stop sharing at any time.',
  shareWith: '{{area}}: share with {{organisation}}',
  earlier: { one: '{{count}} earlier reflection', other: '{{count}} earlier reflections' },
  shared: {
    one: '{{organisation}} can read {{count}} earlier reflection',
    other: '{{organisation}} can read {{count}} earlier reflections',
  },
  notLoaded: 'We couldn’t load what you share with your organisations.',
});
