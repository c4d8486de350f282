import { defineMessages } from '#lib/messages/message.ts';

/** In place of a page that the role may not use: with its own file, as nobody else waits for it. */
export const forbiddenMessages = defineMessages('errors', {
  askForRole: 'If you need it, ask an administrator of your organisation to give you that role.',
  forRoles:
    'It is for people with the role {{roles}}. If you need it, ask an administrator of your organisation to give you that role.',
  forRolesOfService:
    'It is for people with the role {{roles}} for the whole service, not for one organisation. If you need it, ask an administrator of the service.',
  forStaff: 'This page is for staff.',
  forStaffInstead: 'Your own areas, reflections and certificates are under My learning.',
  goToMyLearning: 'Go to My learning',
  keptForRole: 'What you typed is kept on this device.',
  notIncluded: 'You don’t have access to this page.',
  orElse: '{{one}} or {{others}}',
});
