import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/*
 * Secrets that the server has to read again, encrypted by AES-256-GCM under a key of `app_keys`. A
 * backup holds those keys apart (decision 048), so that a copy of the other tables opens none.
 */

const [IV, TAG] = [12, 16];

/** `owner` is the id of its row: in another row the secret does not open. */
export function sealSecret(key: Buffer, secret: string, owner: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

export function openSecret(key: Buffer, sealed: Buffer, owner: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  const text = sealed.subarray(IV + TAG);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
