import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link: only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('hex');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
