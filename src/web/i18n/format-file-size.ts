import { type DisplayText, message } from '#lib/messages/message.ts';
import { fileSizeMessages } from '#messages/shared/file-size.ts';

const kilo = 1024;

/** '34 MB', '1.2 MB', '640 KB' */
export function formatFileSize(bytes: number): DisplayText {
  if (bytes < kilo) return message(fileSizeMessages.someBytes, { size: bytes });
  const [size, unit] = bytes < kilo * kilo ? [bytes / kilo, 'KB'] : [bytes / kilo / kilo, 'MB'];
  // Rounded up: 20.04 MB must not read as if it were allowed.
  const rounded = size < 10 ? Math.ceil(size * 10) / 10 : Math.ceil(size);
  return `${rounded} ${unit}`;
}
