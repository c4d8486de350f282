import { defineMessages } from '#lib/messages/message.ts';

/** Who may do what, and how this installation fares. */
export const systemMessages = defineMessages('system', {
  rolesAndPermissions: 'Roles and permissions',
  severalRoles:
    'Somebody with several roles may do what any of them allows. Nobody reviews or signs off their own reflection, whatever their roles.',
  mayDo: 'What they may do',
  noRole: 'No role',
  ownAccount: 'Use their own account, in any language there is',
  yes: 'yes',
  no: 'no',

  peopleManage: 'Keep users, roles, subscriptions and organisations',
  learningRead: 'Read learning areas, pods, aspects, subject matters and questions',
  learningWrite: 'Change learning areas, pods, aspects, subject matters and questions',
  learningAssign: 'See learners and assign learning to them',
  reflectionsReview: 'Read reflections, review them and sign them off',
  ownLearning: 'Learn: write reflections, submit them, receive certificates',
  localisationEdit: 'Edit translations',
  auditRead: 'Read the history and this page',
  anyone: 'Nothing: anybody may, logged in or not',
  loggedIn: 'To be logged in',
  verified: 'To be logged in, with a verified email address',

  whatCallsNeed: 'What each call needs',
  aboutCalls:
    'Whatever a screen does, it asks the server for it by one of these calls, and the server lets it through or not. How to make them stands in <docs>the description of the API</docs>.',
  calls: { one: '{{count}} call', other: '{{count}} calls' },

  installation: 'This installation',
  version: 'Version',
  running: '{{version}}, {{environment}}, running since {{at}}',
  database: 'PostgreSQL',
  mail: 'Mail',
  sent: 'Sent',
  notSent: 'Not sent',
  mailsToFolder: 'No mail server is set, so mails are written to a folder.',
  number: '{{number}}',
  waitingJobs: 'Jobs that wait',
  failedJobs: 'Jobs given up',
  noFailedJobs: 'None',
  logSaysWhy: 'The log of the server says why.',
  maintenance: 'Maintenance',
  closed: 'Closed',
  open: 'Open',
  lastBackup: 'Last backup',
  unknown: 'Unknown',
  noBackups: 'Backups are not made from here yet.',
});
