import { defineMessages } from '#lib/messages/message.ts';

/** Why the name on a certificate stays as it is. */
export const certificateErrorsMessages = defineMessages('certificateRefusals', {
  notInForce: 'This certificate is no longer valid.',
  sameName: 'The certificate already has this name.',
  askedAlready:
    'You have already asked for a correction of this certificate. An administrator will look at it.',
  unprintable:
    'A certificate can’t print {{signs}} in the name {{name}}. An administrator can change the name of the account.',
  withdrawn: 'This certificate is withdrawn. It can be corrected when it is issued again.',
  gone: 'This request is no longer there. The learner may have withdrawn it.',
  made: 'This correction has already been made.',
  declined: 'This correction has already been declined.',
});
