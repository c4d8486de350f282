import { defineMessages } from '#lib/messages/message.ts';

/** The page of one person, part by part. */
export const personMessages = defineMessages('person', {
  account: 'Account',
  alsoElsewhere:
    '{{name}} belongs to more than your organisation, or has a role in the whole service, so an administrator of the service looks after this account.',

  roleAt: '{{role}} at {{organisation}}',
  belongsToNone: '{{name}} doesn’t belong to an organisation yet.',
  pastOrganisations: 'Belonged earlier to',
  fromTo: '{{from, day}} to {{to, day}}',
  atOnce: 'Changes here are saved straight away.',
  organisationOptional: 'Organisation (optional)',
  addAnother: 'Add another organisation',
  addOrganisation: 'Add an organisation',
  belongsAlready: '{{name}} already belongs to {{organisation}}.',
  belongsNow: '{{name}} now belongs to {{organisation}}.',
  belongsAgain: '{{name}} belongs to {{organisation}} again.',
  belongsNoMore: '{{name}} no longer belongs to {{organisation}}.',
  removed: '{{organisation}} was removed',
  addAgain: 'Undo: add {{organisation}} again',
  removeOrganisation: 'Remove {{organisation}}',

  learning: 'Learning',
  noAreas: '{{name}} has no learning areas yet.',
  recordsNotLoaded: 'We couldn’t load learning, certificates and subscriptions.',
  certificates: 'Certificates',
  noCertificates:
    'No certificates yet. {{name}} gets one each time an area reflection is signed off.',
  issued: '{{number}}, issued on {{at, day}}',
  otherHolder: 'It is in the name {{holder}}. {{name}} can ask for another, under My certificates.',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
  noSubscription: '{{name}} has no subscription.',
  wholeHistory: 'Full history',
});
