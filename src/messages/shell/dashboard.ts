import { defineMessages } from '#lib/messages/message.ts';

/** On the dashboard alone, so that no other screen waits for them. */
export const dashboardMessages = defineMessages('shell', {
  areas: 'Learning areas',
  designing: 'Designing learning',
  designingFor: 'Learning areas, pods and the questions learners answer.',
  linkForGuests:
    'The link you opened is for people who are logged out. You’re logged in as {{name}}.',
  logOutAndOpen: 'Log out and open the link',
  noRole: 'Your account has no role yet. An administrator of your organisation can give you one.',
  pods: 'Learning pods',
  reflections: 'Reflections',
  staleLink:
    'That verification link is no longer valid, or it belongs to another account. The email address of this account is already verified.',
  verified: 'Your email address is verified.',
});
