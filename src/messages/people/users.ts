import { defineMessages } from '#lib/messages/message.ts';

/** The list of people and the form of one. */
export const usersMessages = defineMessages('users', {
  add: 'Add user',
  edit: 'Edit user',
  list: 'Users',
  none: 'No users to display',
  notLoaded: 'The users could not be loaded.',
  oneNotLoaded: 'This user could not be loaded.',
  open: 'Open user',
  noSuch: 'There is no such user',
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
  notTakenUp: 'Not taken up',
  noneIsOpen: 'None is open',
  learning: 'Learning',
  learnersWithoutAreas: 'Learners without areas',
  everybodyElse: 'Everybody else',
  anyOrganisation: 'Any',
  oneInAddress: 'the one in the address',

  invitationIsSent: 'An invitation with a link to choose a password is sent here.',
  noInvitationIsSent: 'No invitation is sent while they cannot sign in.',
  choosesAnew:
    'Nobody has shown yet that mail to this address reaches them. As soon as you save, the present password and its sessions end, and an invitation to choose a new one goes to {{email}}.',
  choosesAnewLater:
    'Nobody has shown yet that mail to this address reaches them. As soon as you save, the present password ends. Send the invitation once they can sign in.',
  emailToVerify:
    'The new address has to be verified. A mail goes to the new one and to the old one.',
  canSignIn: 'Can sign in',
  ownAccount: 'This is your own account. Only somebody else can switch it off.',
  isOn: 'Can log in and do what the roles below allow.',
  isOff: 'Cannot log in. What they wrote is kept.',
  switchesOff:
    'As soon as you save, {{name}} is logged out everywhere and cannot log in. What they wrote is kept, and you can switch this on again.',

  rolesNotLoaded: 'The roles could not be loaded.',
  noRole: 'no role',
  withoutRole: 'No role',
  adminMayDo: 'Keeps people, organisations and subscriptions; may do what all other staff may.',
  designerMayDo: 'Writes areas, pods and questions, and assigns learning.',
  mentorMayDo: 'Assigns learning, reviews reflections and signs them off.',
  learnerMayDo: 'Learns on their own: writes reflections, receives certificates.',
  givingUp:
    'You are taking the administrator role from yourself. You will no longer be able to open this page, and only another administrator can give it back to you.',
  keepRole: 'Keep the role',
  giveUp: 'Take it from me',
});
