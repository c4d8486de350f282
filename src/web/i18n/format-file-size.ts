import { type DisplayText, message } from '#lib/messages/message.ts';
import { platformMessages } from '#messages/shared/platform.ts';

const kilo = 1024;

/** '34 MB', '1.2 MB', '640 KB' */
export function formatFileSize(bytes: number): DisplayText {
  if (bytes < kilo) return message(platformMessages.someBytes, { size: bytes });
  const [size, unit] = bytes < kilo * kilo ? [bytes / kilo, 'KB'] : [bytes / kilo / kilo, 'MB'];
  // Rounded up: 20.04 MB must not read as if it were allowed.
  const shown = size < 10 ? Math.ceil(size * 10) / 10 : Math.ceil(size);
  return `${shown} ${unit}`;
}
