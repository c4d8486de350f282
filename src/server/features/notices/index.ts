export { startDueDigests } from './mails/digest.ts';
export { atOnceMail, chooseMails, digestMail } from './mails/mail-content.ts';
export { noticesAlongside } from './mails/notices-alongside.ts';
export { markHandled } from './mark-handled.ts';
export { type Notice, notify } from './notify.ts';
export { notifyOwner } from './notify-owner.ts';
export { hasOwnMail, type KindWithOwnMail } from './own-mails.ts';
export { purgeNotices } from './purge.ts';
export { withdrawNotice } from './withdraw.ts';
