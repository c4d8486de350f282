import { defineMessages } from '#lib/messages/message.ts';

/** On an organisation: how far its learners are, and what happened there last. */
export const learningHereMessages = defineMessages('learningHere', {
  title: 'Learning here',
  learners: { one: '{{count}} learner with areas', other: '{{count}} learners with areas' },
  waiting: {
    one: '{{count}} waiting for review',
    other: '{{count}} waiting for review',
  },
  withoutAreas: { one: '{{count}} without an area', other: '{{count}} without areas' },
  lately: 'Recently',
});
