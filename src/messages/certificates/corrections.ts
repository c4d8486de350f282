import { defineMessages } from '#lib/messages/message.ts';

/** Names on certificates that learners ask to have put right, as administrators see to them. */
export const correctionsMessages = defineMessages('corrections', {
  waits: {
    one: '<link>{{count}} name correction requested</link>',
    other: '<link>{{count}} name corrections requested</link>',
  },
  nothingWaits:
    'No name corrections requested. When a learner asks for one, it will be listed here.',
  noSuch: 'We couldn’t find that name correction',
  lookInList: 'It may have been decided already. Those still open are in the list.',
  askedForOn: '<certificate>{{number}}</certificate>, {{area}}, requested on {{at, day}}',
  onCertificate: 'On the certificate',
  askedFor: 'Requested name',
  note: 'Note',
  whatFollows:
    'Issuing it again replaces {{number}} with a new certificate in this name, which is emailed to {{learner}}. The public page of the old one will point to the new one.',
  withdrawnNow:
    '{{number}} is withdrawn, as the reflection was reopened. Once it’s signed off again, the new certificate can be issued with this name.',
  nothingIssued: 'Nothing was issued.',
  issueAgain: 'Issue again with this name',
  issueAgainWith: 'Issue again with this name: {{name}}',
  issued: '{{number}} was issued to {{holder}}. It replaces {{old}}, whose page now points to it.',
  renameAccount: 'Change the name of the account as well, from {{learner}} to {{name}}',
  issuedAndRenamed:
    '{{number}} was issued to {{holder}}. It replaces {{old}}, whose page now points to it. The account of {{learner}} has the new name as well.',
  decline: 'Decline',
  declineIt: 'Decline {{name}}',
  declineQuestion: 'Decline “{{name}}”?',
  whatStays:
    '{{number}} stays as it is, issued to {{holder}}. {{learner}} will see your reason and can ask again.',
  reason: 'Reason',
  draftOf: 'Name correction for {{learner}}',
  notDeclinedYet: 'not declined yet',
  declined: 'Declined. {{learner}} keeps {{number}} as it is.',

  nameCorrected: 'Issued again with the name corrected.',
});
