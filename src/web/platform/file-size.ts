const kilo = 1024;

/** '34 MB', '1.2 MB', '640 KB' */
export function sizeOf(bytes: number): string {
  if (bytes < kilo) return `${bytes} bytes`;
  const [size, unit] = bytes < kilo * kilo ? [bytes / kilo, 'KB'] : [bytes / kilo / kilo, 'MB'];
  // Rounded up: 20.04 MB must not read as if it were allowed.
  const shown = size < 10 ? Math.ceil(size * 10) / 10 : Math.ceil(size);
  return `${shown} ${unit}`;
}
