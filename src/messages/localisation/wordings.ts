import { defineMessages } from '#lib/messages/message.ts';

/** What is wrong with a wording, said to whoever words or translates a text. */
export const wordingsMessages = defineMessages('wordings', {
  empty: 'Enter a text.',
  missingValue: '{{part}} is missing, so its value wouldn’t be shown.',
  unknownValue: '{{part}} means nothing in this text. Please leave it out.',
  missingTag: 'The part between {{opening}} and {{closing}} is missing.',
  unknownTag: '{{tag}} means nothing in this text. Please leave it out.',
  unpairedTag: {
    one: '{{opening}} and {{closing}} belong around one part, once.',
    other: '{{opening}} and {{closing}} belong around {{count}} parts, one after the other.',
  },
  braces: 'Double braces, {{opening}} or {{closing}}, can only go around a name.',
  calls: 'A text can’t contain {{signs}}.',
});
