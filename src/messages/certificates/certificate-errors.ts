import { defineMessages } from '#lib/messages/message.ts';

/** Why the name on a certificate stays as it is. */
export const certificateErrorsMessages = defineMessages('certificateRefusals', {
  notInForce: 'This certificate is no longer in force.',
  sameName: 'This is the name on the certificate already.',
  askedAlready:
    'You have asked for a correction of this certificate already. An administrator will look at it.',
  unprintable:
    'A certificate can’t print {{signs}} in the name {{name}}. An administrator can change the name of the account.',
  withdrawn: 'This certificate is withdrawn. It can be corrected when it is issued again.',
  made: 'This correction has been made already.',
  declined: 'This correction has been declined already.',
});
