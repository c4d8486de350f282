import { defineMessages } from '#lib/messages/message.ts';

/** What the server alone draws, for a browser that runs no script, or waits for it in vain. */
export const withoutScriptMessages = defineMessages('shell', {
  needsScript: 'This application needs JavaScript, which is turned off in your browser.',
  takesLong: 'This page is taking longer than usual.',
});
