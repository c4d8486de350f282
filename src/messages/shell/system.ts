import { defineMessages } from '#lib/messages/message.ts';

/** Who may do what, and system status. */
export const systemMessages = defineMessages('system', {
  rolesAndPermissions: 'Roles and permissions',
  severalRoles:
    'Anyone with several roles can do what any of them allows. Nobody can review or sign off their own reflection, whatever their roles.',
  mayDo: 'What they can do',
  noRole: 'No role',
  ownAccount: 'Use their own account, in any available language',
  yes: 'yes',
  no: 'no',

  peopleManage: 'Manage users, roles, subscriptions and organisations',
  learningRead: 'Read learning areas, pods, aspects, subject matters and questions',
  learningWrite: 'Change learning areas, pods, aspects, subject matters and questions',
  learningAssign: 'See learners and assign learning to them',
  reflectionsReview: 'Read reflections, review them and sign them off',
  ownLearning: 'Learn: write reflections, submit them, receive certificates',
  localisationEdit: 'Edit translations',
  auditRead: 'Read the history and this page',
  anyone: 'Nothing: open to anyone, logged in or not',
  loggedIn: 'To be logged in',
  verified: 'To be logged in, with a verified email address',

  whatCallsNeed: 'What each call needs',
  aboutCalls:
    'Every screen works through these calls, and the server checks each one. <docs>The API documentation</docs> shows how to use them.',
  calls: { one: '{{count}} call', other: '{{count}} calls' },

  installation: 'This installation',
  version: 'Version',
  running: '{{version}}, {{environment}}, running since {{at}}',
  database: 'PostgreSQL',
  mail: 'Email',
  sent: 'Sent',
  notSent: 'Not sent',
  mailsToFolder: 'No mail server is set, so emails are written to a folder.',
  number: '{{number}}',
  waitingJobs: 'Jobs waiting',
  failedJobs: 'Failed jobs',
  noFailedJobs: 'None',
  logSaysWhy: 'The server log says why.',
  maintenance: 'Maintenance',
  closed: 'Closed',
  open: 'Open',
  lastBackup: 'Last backup',
  restoreTest: 'Last restore test',
  neverDone: 'None yet',
  backupSetting: 'With BACKUP_SCHEDULE set, one is made and tested every night.',
  tooLongAgo: 'More than 8 days ago',
  recently: 'OK',
  backupFailed: 'Failed',
});
