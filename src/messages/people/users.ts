import { defineMessages } from '#lib/messages/message.ts';

/** The list of people and the form of one. */
export const usersMessages = defineMessages('users', {
  add: 'Add user',
  list: 'Users',
  addAndStartAnother: 'Add and start another',
  none: 'No users to display',
  notLoaded: 'We couldn’t load the users.',
  oneNotLoaded: 'We couldn’t load this user.',
  noSuch: 'We couldn’t find that user.',
  lookInList: 'Look for the user in the list.',
  find: 'Find a user',
  emailAToZ: 'Email, A to Z',
  emailZToA: 'Email, Z to A',
  findHint: 'Search by name or email...',
  addedAndInvited: '{{name}} added. An invitation was sent to {{email}}.',
  addedQuietly: '{{name}} added. No invitation was sent.',
  draftOf: 'User · {{name}}',
  draftOfNew: 'A new user',

  role: 'Role',
  verified: 'Verified',
  notVerified: 'Not verified',
  invitation: 'Invitation',
  invited: 'Invited',
  notTakenUp: 'Not accepted',
  noneIsOpen: 'None waiting',
  learning: 'Learning',
  learnersWithoutAreas: 'Learners without areas',
  everybodyElse: 'Everyone else',
  mentor: 'Mentor',
  learnersWithoutMentor: 'Learners without a mentor',
  addedByImport: 'Added by import',
  membership: 'Membership',
  noOrganisation: 'In no organisation',
  someOrganisation: 'In an organisation',

  invitationIsSent: 'We’ll send an invitation here, with a link to choose a password.',
  noInvitationIsSent: 'No invitation is sent while they can’t log in.',
  choosesAnew:
    'This email address was never verified. When you save, the current password stops working, they’re logged out everywhere, and we’ll email {{email}} an invitation to choose a new one.',
  choosesAnewLater:
    'This email address was never verified. When you save, the current password stops working. Send the invitation once they can log in.',
  emailToVerify:
    'The new address has to be verified. We’ll email both the new address and the old one.',
  canSignIn: 'Can log in',
  ownAccount: 'This is your own account. Only someone else can switch it off.',
  isOn: 'Can log in and do what the roles below allow.',
  isOff: 'Can’t log in. What they wrote is kept.',
  switchesOff:
    'When you save, {{name}} is logged out everywhere and can’t log in. What they wrote is kept, and you can switch this on again.',

  rolesNotLoaded: 'We couldn’t load the roles.',
  noRole: 'no role in the whole service',
  twoStep: 'Two-step login',
  withoutRole: 'No role',
  adminMayDo:
    'Manages people, organisations and subscriptions, and can do everything other staff can.',
  designerMayDo: 'Writes areas, pods and questions, and assigns learning.',
  mentorMayDo: 'Assigns learning, reviews reflections and signs them off.',
  learnerMayDo: 'Learns on their own: writes reflections, receives certificates.',
  givingUp:
    'You are giving up your own administrator role. You will no longer be able to open this page, and only another administrator can give it back to you.',
  keepRole: 'Keep the role',
  giveUp: 'Give up the role',
});
