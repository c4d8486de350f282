import { defineMessages } from '#lib/messages/message.ts';

/** What can be done to several people at once: the choice, the preview and the result. */
export const userActionsMessages = defineMessages('userActions', {
  choose: 'Choose an action',
  chooseFirst: 'Choose what to do.',
  withSelected: 'With the selected people',
  continue: 'Continue',
  people: { one: '{{count}} person', other: '{{count}} people' },
  confirm: '{{action}} ({{people}})',
  showNames: { one: 'Show the name', other: 'Show all {{count}} names' },
  namesAndMore: '{{names}} and {{number}} more',
  nobody: 'This wouldn’t change anything.',
  noPreview: 'We couldn’t prepare the preview.',
  notDone: 'Nothing was changed.',
  maybeDone: 'We don’t know whether this was done. Look below before you try again.',

  assignLearning: 'Assign learning',
  chooseAreas: 'Choose areas',
  invite: 'Send the invitation again',
  giveRole: 'Give the role {{role}}',
  takeRole: 'Remove the role {{role}}',
  addTo: 'Add to an organisation',
  removeFrom: 'Remove from an organisation',
  whichOrganisation: 'Which organisation',
  switchOff: 'Switch off',
  switchOn: 'Switch on',

  willBeAssigned: {
    one: '{{count}} person can be assigned learning areas. You choose the areas next.',
    other: '{{count}} people can be assigned learning areas. You choose the areas next.',
  },
  willBeInvited: {
    one: '{{count}} person will be sent a new link to choose a password. Their earlier link stops working. This can’t be undone.',
    other:
      '{{count}} people will be sent a new link to choose a password. Their earlier links stop working. This can’t be undone.',
  },
  willGetRole: {
    one: '{{count}} person will get the role {{role}}.',
    other: '{{count}} people will get the role {{role}}.',
  },
  willLoseRole: {
    one: '{{count}} person will lose the role {{role}}. What they wrote is kept.',
    other: '{{count}} people will lose the role {{role}}. What they wrote is kept.',
  },
  willBeAdded: {
    one: '{{count}} person will belong to {{organisation}}. Where they belong now stays.',
    other: '{{count}} people will belong to {{organisation}}. Where they belong now stays.',
  },
  willBeRemoved: {
    one: '{{count}} person will leave {{organisation}}, and lose any role there. An undo doesn’t give the role back.',
    other:
      '{{count}} people will leave {{organisation}}, and lose any role there. An undo doesn’t give the roles back.',
  },
  willBeOff: {
    one: '{{count}} person will be logged out everywhere and can’t log in. What they wrote is kept, and you can switch them on again.',
    other:
      '{{count}} people will be logged out everywhere and can’t log in. What they wrote is kept, and you can switch them on again.',
  },
  willBeOn: {
    one: '{{count}} person will be able to log in again.',
    other: '{{count}} people will be able to log in again.',
  },

  choosesPassword: {
    one: '{{names}} never verified the email address, so an invitation to choose a new password is sent there.',
    other:
      '{{count}} never verified their email address, so an invitation to choose a new password is sent there: {{names}}.',
  },
  leavesLearners: {
    one: '{{names}} mentors {{learners}}, who will then have no mentor. You can assign them to someone else first, under Mentors and learners.',
    other:
      '{{count}} of them mentor {{learners}}, who will then have no mentor. You can assign them to someone else first, under Mentors and learners.',
  },

  skipped: 'Left out',
  haveRole: {
    one: '{{names}} already has this role.',
    other: '{{count}} already have this role: {{names}}.',
  },
  lackRole: {
    one: '{{names}} doesn’t have this role.',
    other: '{{count}} don’t have this role: {{names}}.',
  },
  belongThere: {
    one: '{{names}} already belongs there.',
    other: '{{count}} already belong there: {{names}}.',
  },
  belongNot: {
    one: '{{names}} doesn’t belong there.',
    other: '{{count}} don’t belong there: {{names}}.',
  },
  lastThere: {
    one: '{{names}} is the last administrator there, so they can only be removed on their own page.',
    other:
      '{{count}} are the last administrators there, so they can only be removed on their own pages: {{names}}.',
  },
  areOff: {
    one: '{{names}} is already switched off.',
    other: '{{count}} are already switched off: {{names}}.',
  },
  areOn: {
    one: '{{names}} is already switched on.',
    other: '{{count}} are already switched on: {{names}}.',
  },
  havePassword: {
    one: '{{names}} has chosen a password and needs no invitation.',
    other: '{{count}} have chosen a password and need no invitation: {{names}}.',
  },
  areInactive: {
    one: '{{names}} is switched off.',
    other: '{{count}} are switched off: {{names}}.',
  },
  areNoLearners: {
    one: '{{names}} isn’t a learner.',
    other: '{{count}} aren’t learners: {{names}}.',
  },
  oneself: 'Your own account is left out.',
  lastAdministrator: '{{names}} is the last active administrator.',
  lastAtOrganisation: {
    one: '{{names}} is the last administrator of an organisation, so they can only be switched off on their own page.',
    other:
      '{{count}} are the last administrators of an organisation, so they can only be switched off on their own pages: {{names}}.',
  },
  areElsewhere: {
    one: '{{names}} belongs to more than your organisation.',
    other: '{{count}} belong to more than your organisation: {{names}}.',
  },
  areOfService: {
    one: '{{names}} has a role in the whole service.',
    other: '{{count}} have a role in the whole service: {{names}}.',
  },

  invited: {
    one: 'The invitation was sent again to {{count}} person.',
    other: 'The invitation was sent again to {{count}} people.',
  },
  gaveRole: {
    one: '{{count}} person now has the role {{role}}.',
    other: '{{count}} people now have the role {{role}}.',
  },
  tookRole: {
    one: '{{count}} person no longer has the role {{role}}.',
    other: '{{count}} people no longer have the role {{role}}.',
  },
  added: {
    one: '{{count}} person now belongs to {{organisation}}.',
    other: '{{count}} people now belong to {{organisation}}.',
  },
  removed: {
    one: '{{count}} person no longer belongs to {{organisation}}.',
    other: '{{count}} people no longer belong to {{organisation}}.',
  },
  switchedOff: { one: '{{count}} person switched off.', other: '{{count}} people switched off.' },
  undoneForNobody: 'There was nothing left to undo.',
  switchedOn: { one: '{{count}} person switched on.', other: '{{count}} people switched on.' },
});
