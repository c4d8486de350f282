import { defineMessages } from '#lib/messages/message.ts';

/** What the server alone draws, for a browser that runs no script. */
export const withoutScriptMessages = defineMessages('shell', {
  needsScript: 'This application needs JavaScript, which is turned off in your browser.',
});
