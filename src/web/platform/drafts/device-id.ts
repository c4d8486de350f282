import { v4 as newUuid } from 'uuid';

const key = 'device';
let unstoredId: string | undefined;

/** A random id of this browser on this device, by which the server knows where a draft was written. */
export function deviceId(): string {
  try {
    const stored = localStorage.getItem(key);
    if (stored) return stored;
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
