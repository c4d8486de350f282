import { platformText } from '#texts/platform.ts';
import { say, type Words } from '#texts/text.ts';

const kilo = 1024;

/** '34 MB', '1.2 MB', '640 KB' */
export function sizeOf(bytes: number): Words {
  if (bytes < kilo) return say(platformText.someBytes, { size: bytes });
  const [size, unit] = bytes < kilo * kilo ? [bytes / kilo, 'KB'] : [bytes / kilo / kilo, 'MB'];
  // Rounded up: 20.04 MB must not read as if it were allowed.
  const shown = size < 10 ? Math.ceil(size * 10) / 10 : Math.ceil(size);
  return `${shown} ${unit}`;
}
