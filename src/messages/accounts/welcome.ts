import { defineMessages } from '#lib/messages/message.ts';

/** While the application loads. */
export const welcomeMessages = defineMessages('accounts', {
  welcome: 'Welcome',
});
