import { defineMessages } from '#lib/messages/message.ts';

/** What the server answers, by `api.md`, to the token of a link that is used, replaced or too old. */
export const resetTokenMessages = defineMessages('accountRefusals', {
  resetToken: 'This password reset token is invalid.',
});
