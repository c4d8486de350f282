import { page } from '#contract/pages/pages.ts';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

/** The label and address of a field of this page in a list of drafts. */
export const accountDraftLocation = (field: MessageDescriptor): DraftLocation => ({
  path: '/account',
  label: message(myAccountMessages.fieldOf, { page: page('/account').title, field }),
  about: draftMessages.notSavedYet,
});
