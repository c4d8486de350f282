import { defineMessages } from '#lib/messages/message.ts';

/** The page of one person, part by part. */
export const personMessages = defineMessages('person', {
  account: 'Account',

  belongsToNone: '{{name}} does not belong to an organisation yet.',
  atOnce: 'Adding and removing takes effect at once, without Save.',
  organisationOptional: 'Organisation (optional)',
  addAnother: 'Add another organisation',
  addOrganisation: 'Add an organisation',
  belongsAlready: '{{name}} belongs to {{organisation}} already.',
  belongsNow: '{{name}} belongs to {{organisation}} now.',
  belongsAgain: '{{name}} belongs to {{organisation}} again.',
  belongsNoMore: '{{name}} does not belong to {{organisation}} any more.',
  removed: '{{organisation}} was removed',
  addAgain: 'Undo: add {{organisation}} again',
  removeOrganisation: 'Remove {{organisation}}',
  nothingChanged: '{{organisation}}: nothing was changed. {{why}}',

  learning: 'Learning',
  noAreas: '{{name}} has no learning areas yet.',
  recordsNotLoaded: 'Learning, certificates and subscriptions could not be loaded.',
  certificates: 'Certificates',
  noCertificates:
    'No certificate yet. {{name}} gets one for each learning area whose own reflection is signed off.',
  issued: '{{number}}, issued on {{at, day}}',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
  noSubscription: '{{name}} has no subscription.',
  wholeHistory: 'Whole history',
});
