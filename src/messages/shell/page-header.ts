import { defineMessages } from '#lib/messages/message.ts';

/** Around the heading of every screen. */
export const pageHeaderMessages = defineMessages('controls', {
  breadcrumb: 'Breadcrumb',
});
