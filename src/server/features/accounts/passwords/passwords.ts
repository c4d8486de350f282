import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '#server/platform/http/protection/concurrency-limit.ts';

/** OWASP's figures for argon2id, also this library's defaults; about 7 ms where it was tried. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const { memoryCost, timeCost, parallelism } = cost;
/** The hash of no password: verified where there is no account, so that the answer takes as long. */
const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$vulMmpgpINCI0KUcBgcvyQ$auYIxCKRtVBx8gg8mEN8z+BbfNO++U+fT9LF3rU22X4`;

/** Each hash takes 19 MiB while it runs; the last in the queue waits for about a second. */
const limitHashing = concurrencyLimit({ atOnce: 2, waiting: 200 });

export function hashPassword(password: string): Promise<string> {
  return limitHashing('hash', () => hash(password.normalize('NFC'), cost));
}

/** Takes as long for a person without a password, or who does not exist, as for anybody else. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await limitHashing('hash', () =>
    verify(stored ?? dummyHash, password.normalize('NFC')),
  );
  return matches && stored !== null;
}
