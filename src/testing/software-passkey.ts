import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import type { browserOf } from './browser.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What a browser and an authenticator may get wrong, or be made to. */
type Faults = {
  origin?: string;
  rpId?: string;
  /** Without the finger, the face or the PIN. */
  isUnverified?: boolean;
  isForged?: boolean;
  counter?: number;
};

export type Challenge = { challenge: string; allowCredentials?: object[] };

type Browser = ReturnType<typeof browserOf>;

/** Adds one to the account that this browser is logged in to. */
export async function addPasskey(browser: Browser, password: string, name = 'Phone') {
  const key = softwarePasskey('http://stepwise.test');
  const begun = await browser.post('/api/account/passkeys/options', { current_password: password });
  const passkey = key.create(begun.json<{ options: Challenge }>().options);
  const added = await browser.post('/api/account/passkeys', { name, passkey });
  const { recovery_codes: codes } = added.json<{ recovery_codes: string[] }>();
  return { ...key, codes };
}

const present = 0b1;
const verified = 0b100;
const withCredential = 0b100_0000;

/** A passkey in software (ES256, no attestation), as browsers answer with it at this origin. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }),
    );
  function head({ rpId = new URL(origin).hostname, isUnverified, counter = 0 }: Faults, flags = 0) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = present | (isUnverified ? 0 : verified) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }

  return {
    id: named.id,
    /** For `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, faults: Faults = {}) {
      // The public key as a COSE map of five: EC2, ES256, P-256, x and y.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cose];
      const data = Buffer.concat([head(faults, withCredential), ...credential]);
      // A CBOR map of three: fmt "none", an empty attStmt, and authData.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, faults).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** For `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, faults: Faults = {}) {
      const data = head(faults);
      const client = clientData('webauthn.get', challenge, faults);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = sign('sha256', faults.isForged ? randomBytes(64) : signed, privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
