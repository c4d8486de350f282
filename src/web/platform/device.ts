import { v4 as newUuid } from 'uuid';

const key = 'device';
let unstored: string | undefined;

/** A name for this browser on this device, made up here: it says which drafts were written on it. */
export function thisDevice(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    localStorage.setItem(key, newDevice());
  } catch {
    // With its storage full or blocked, every page is a device of its own.
  }
  return newDevice();
}

function newDevice(): string {
  unstored ??= newUuid();
  return unstored;
}
