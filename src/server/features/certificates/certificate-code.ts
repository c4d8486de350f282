import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 130 random bits in 26 characters that survive being read aloud: no 0, 1, 8 or 9. */
export function newCode(): string {
  return Array.from(randomBytes(26), (byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * A code as it is stored. People type it from paper, so capitals and spaces are allowed. Undefined for
 * a text that can't be a code, and might hold control characters that the database refuses.
 */
export function codeFrom(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll(/\s/g, '');
  return /^[a-z0-9]{16,64}$/.test(code) ? code : undefined;
}
