import { defineMessages } from '#lib/messages/message.ts';

/** What the bell says, which is on every screen. */
export const bellMessages = defineMessages('notices', {
  title: 'Notices',
  titleUnread: 'Notices, {{count}} unread',
  news: 'New notice. {{count}} unread.',
});
