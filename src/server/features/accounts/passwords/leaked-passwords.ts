import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  coreOf,
  foldForPassword,
  joinedReadingsOf,
  withoutRepeats,
} from '#contract/accounts/password-words.ts';

/** Short hashes of 120,000 leaked passwords, sorted; written by scripts/leaked-passwords.ts. */
export const leakedFile = new URL('leaked-passwords.bin', import.meta.url);

/** One in 36,000 good passwords has the hash of a leaked one by chance. */
export const shortHash = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32LE(0);

/** A check of whether a password, or a word it is made of, was leaked. */
export function leakedPasswords(): (password: string) => boolean {
  const hashes = readFileSync(leakedFile);
  return (password) => {
    const core = coreOf(password) ?? '';
    const readings = [
      foldForPassword(password),
      core,
      ...joinedReadingsOf(password),
      ...joinedReadingsOf(core),
    ];
    const candidates = new Set([...readings, ...readings.map(withoutRepeats)]);
    return [...candidates].some(
      (text) => text.length >= 8 && includesHash(hashes, shortHash(text)),
    );
  };
}

/** Binary search. */
function includesHash(hashes: Buffer, wanted: number): boolean {
  let [low, high] = [0, hashes.length / 4 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes.readUInt32LE(middle * 4);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
