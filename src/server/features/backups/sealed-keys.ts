import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/** The keys of the application, encrypted by AES-256-GCM under a key that scrypt makes of a pass phrase. */
export const SealedKeys = z.object({
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
  text: z.base64(),
});
export type SealedKeys = z.output<typeof SealedKeys>;

const Keys = z.record(z.string(), z.base64());

/** The secrets by their names. */
export type Keys = ReadonlyMap<string, Buffer>;

/** What OWASP advises of scrypt, in the form with the least memory: 32 MiB, a third of a second. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Sealed to this manifest: beside another one they don't open. */
export async function seal(keys: Keys, passphrase: string, manifest: Buffer): Promise<SealedKeys> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, salt, 32, cost), iv);
  cipher.setAAD(manifest);
  const plain = Object.fromEntries([...keys].map(([name, key]) => [name, key.toString('base64')]));
  const text = Buffer.concat([cipher.update(JSON.stringify(plain)), cipher.final()]);
  const base64 = (bytes: Buffer) => bytes.toString('base64');
  return {
    salt: base64(salt),
    iv: base64(iv),
    tag: base64(cipher.getAuthTag()),
    text: base64(text),
  };
}

export async function unseal(
  sealed: SealedKeys,
  passphrase: string,
  manifest: Buffer,
): Promise<Keys> {
  const bytes = (base64: string) => Buffer.from(base64, 'base64');
  const key = await derive(passphrase, bytes(sealed.salt), 32, cost);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.iv));
  decipher.setAAD(manifest);
  decipher.setAuthTag(bytes(sealed.tag));
  let plain: string;
  try {
    plain = `${decipher.update(bytes(sealed.text), undefined, 'utf8')}${decipher.final('utf8')}`;
  } catch (error) {
    throw new Error(
      'BACKUP_PASSPHRASE does not open the keys of this backup: it is another one, or the file was changed.',
      { cause: error },
    );
  }
  return new Map(
    Object.entries(Keys.parse(JSON.parse(plain))).map(([name, key]) => [name, bytes(key)]),
  );
}
