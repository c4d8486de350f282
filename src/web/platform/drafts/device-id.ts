import { v4 as newUuid } from 'uuid';

const key = 'device';
let unstoredId: string | undefined;

/** A name for this browser on this device, made up here: it says which drafts were written on it. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    localStorage.setItem(key, newDeviceId());
  } catch {
    // With storage full or blocked, every page counts as a device of its own.
  }
  return newDeviceId();
}

function newDeviceId(): string {
  unstoredId ??= newUuid();
  return unstoredId;
}
