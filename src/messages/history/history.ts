import { defineMessages } from '#lib/messages/message.ts';

/** The list of what people did, and the timeline of one record. */
export const historyMessages = defineMessages('history', {
  history: 'History',
  everythingAbout: 'Everything about {{name}}',
  everythingBy: 'Everything {{name}} did',
  thisRecord: 'this record',
  open: 'Open {{name}}',
  none: 'Nothing has happened yet. What people change is listed here.',
  notLoaded: 'We couldn’t load the history.',
  find: 'Find in the history',
  findHint: 'Search by person, thing or action...',
  newestOnly:
    'Only the newest {{most}} are listed. Filter by day or person to see others; the CSV has them all.',

  about: 'About',
  whatWasDone: 'What was done',
  from: 'From',
  to: 'To',
  whoDidIt: 'Who did it',
  doneBy: 'Done by',
  record: 'Record',

  withChanges: '{{sentence}}<changes>: {{list}}</changes>',
  withValue: '{{sentence}} <changes>({{list}})</changes>',
  byImport: '{{sentence}}<origin>, by <import>an import</import></origin>',
  byToken: '{{sentence}}<origin>, by the API token {{token}}</origin>',
  andMore: '{{changes}} and {{more}} more',
  fieldMoved: '{{field}} {{value}}',
  fieldIs: '{{field}}: {{value}}',
  fieldChanged: '{{field}} {{before}} <arrow>→</arrow><heard> to </heard> {{after}}',
  details: 'Details',
  detailsOf: 'Details of {{at, time}}, {{who}}',
  when: 'When',
  fromAddress: 'IP address',
  field: 'Field',
  before: 'Before',
  after: 'After',
});
