import { defineMessages } from '#lib/messages/message.ts';

/** Days and times by themselves, and how long ago something was. */
export const timesMessages = defineMessages('times', {
  day: '{{at, day}}',
  time: '{{at, time}}',
  dayAndTime: '{{at, dayAndTime}}',
  moment: '{{at, moment}}',
  aMoment: 'a moment',
  minutes: { one: '{{count}} minute', other: '{{count}} minutes' },
  hours: { one: '{{count}} hour', other: '{{count}} hours' },
  days: { one: '{{count}} day', other: '{{count}} days' },
  seconds: { one: '{{count}} second', other: '{{count}} seconds' },
});
