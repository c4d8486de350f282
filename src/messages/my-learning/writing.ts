import { defineMessages } from '#lib/messages/message.ts';

/** Boxes that keep what is typed in them: src/web/platform/autosave-field. */
export const writingMessages = defineMessages('writing', {
  alsoElsewhere: 'You wrote a different text here on another device: {{at}}.',
  charactersLeft: { one: '{{count}} character left', other: '{{count}} characters left' },
  charactersTooMany: {
    one: '{{count}} character too many',
    other: '{{count}} characters too many',
  },
  cleared: 'Text cleared',
  compare: 'Compare the two',
  draftFrom: 'Draft from {{at}}',
  draftFromHere: 'draft from {{at}}',
  empty: 'Empty',
  goOnWithIt: 'Continue with this one',
  here: 'On this device',
  joinBoth: 'Join both',
  joinHow: 'one after the other, to edit',
  keepMine: 'Keep mine',
  keepPageOpen: 'Keep this page open.',
  keepSaved: 'Keep the saved one',
  keepThisOne: 'Keep this one',
  keepTheirs: 'Keep theirs',
  keptOfThisBrowser:
    'You wrote this in this browser, {{at}}, and it is no longer on this device. Both are here, and nothing is lost until you choose.',
  keptOnServer: 'Kept on the server',
  leftoverDraft: 'Your draft from {{at}}, kept on this device',
  mine: 'Yours, here',
  mineElsewhere: 'Yours, saved elsewhere',
  notKept:
    '<strong>Not kept on this device</strong>, whose storage is full or blocked. Save before you leave this page.',
  notSaved: 'Not saved, try again.',
  onAnotherDevice: 'On another device',
  savedAt: 'Saved {{at}}',
  draftSavedAt: 'Draft saved {{at}}',
  savedAtBy: 'Saved {{at}} by {{name}}',
  savedElsewhere: '{{name}} saved another text here while you were writing.',
  savedThen: 'saved {{at}}',
  saving: 'Saving…',
  textIsKept: 'Your text is kept on this device.',
  theirsSaved:
    '{{name}} saved another text here while yours was being written. Both are here, and nothing is lost until you choose.',
  tooLong: {
    one: 'This is {{count}} character too long.',
    other: 'This is {{count}} characters too long.',
  },
  twoTexts: '{{label}}: two texts, which one stays?',
  wroteElsewhere:
    'You wrote this on another device, {{at}}, and didn’t save it. Both are here, and nothing is lost until you choose.',
  youSavedMeanwhile:
    'You saved another text here while you were writing, in another window or on another device.',
  youSavedElsewhere:
    'You saved another text here, in another window or on another device. Both are here, and nothing is lost until you choose.',
});
