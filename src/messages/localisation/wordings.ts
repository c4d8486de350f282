import { defineMessages } from '#lib/messages/message.ts';

/** What is wrong with a wording, said to whoever words or translates a text. */
export const wordingsMessages = defineMessages('wordings', {
  empty: 'A text needs some words.',
  missingValue: '{{part}} is missing. What is put in there would not be said.',
  unknownValue: '{{part}} means nothing in this text. Please leave it out.',
  missingTag: 'The part between {{opening}} and {{closing}} is missing.',
  unknownTag: '{{tag}} means nothing in this text. Please leave it out.',
  unpairedTag: {
    one: '{{opening}} and {{closing}} belong around one part, once.',
    other: '{{opening}} and {{closing}} belong around {{count}} parts, one after the other.',
  },
  braces: 'Two braces, {{opening}} or {{closing}}, only stand around a name.',
  calls: 'A text cannot hold {{signs}}.',
});
