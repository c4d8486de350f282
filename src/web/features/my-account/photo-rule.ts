import { myAccountText } from '#texts/my-account.ts';
import { say, type Words } from '#texts/text.ts';
/** What the server reads (photo.ts there); said here before anything is sent. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

const largest = 5 * 1024 * 1024;

/** Why this file cannot be the photo, in a sentence; nothing where it can. */
export function refusedPhoto({ type, size }: Pick<File, 'type' | 'size'>): Words | undefined {
  if (!photoTypes.split(',').includes(type)) {
    return myAccountText.photoUnreadable;
  }
  if (size > largest) {
    const megabytes = Math.ceil((size / 1024 / 1024) * 10) / 10;
    return say(myAccountText.photoTooLarge, { megabytes });
  }
  return undefined;
}
