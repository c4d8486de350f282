import { type DisplayText, message } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
/** What the server reads (photo.ts there); said here before anything is sent. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

const largest = 5 * 1024 * 1024;

/** Why this file cannot be the photo, in a sentence; nothing where it can. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): DisplayText | undefined {
  if (!photoTypes.split(',').includes(type)) {
    return myAccountMessages.photoUnreadable;
  }
  if (size > largest) {
    const megabytes = Math.ceil((size / 1024 / 1024) * 10) / 10;
    return message(myAccountMessages.photoTooLarge, { megabytes });
  }
  return undefined;
}
