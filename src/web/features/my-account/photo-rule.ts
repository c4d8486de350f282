import { type DisplayText, message } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';

/** The types that the server reads (its photo.ts): others are refused before they are sent. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

const maxBytes = 5 * 1024 * 1024;

/** Why this file cannot be the photo; undefined if it can. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): DisplayText | undefined {
  if (!photoTypes.split(',').includes(type)) {
    return myAccountMessages.photoUnreadable;
  }
  if (size > maxBytes) {
    const megabytes = Math.ceil((size / 1024 / 1024) * 10) / 10;
    return message(myAccountMessages.photoTooLarge, { megabytes });
  }
  return undefined;
}
