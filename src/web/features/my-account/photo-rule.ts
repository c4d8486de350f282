/** What the server reads (photo.ts there); said here before anything is sent. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

const largest = 5 * 1024 * 1024;

/** Why this file cannot be the photo, in a sentence; nothing where it can. */
export function refusedPhoto({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!photoTypes.split(',').includes(type)) {
    return 'This is not a picture we can read. Please choose a JPEG, PNG, WebP or GIF.';
  }
  if (size > largest) {
    const megabytes = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 1 });
    const its = megabytes.format(Math.ceil((size / 1024 / 1024) * 10) / 10);
    return `This photo has ${its} MB. Please choose one of at most 5 MB.`;
  }
  return undefined;
}
