import { createHash } from 'node:crypto';

/** The seed: another one changes every uuid, name and text of the demo. */
const SEED = 'stepwise demo 1';

const FIRST_DAY = Date.UTC(2026, 0, 12);
const SPAN = 200 * 24 * 60 * 60 * 1_000;

function digest(name: string): Buffer {
  return createHash('sha256').update(`${SEED}: ${name}`).digest();
}

/** The uuid (v7 in form) of the record of that name: adding other records leaves it as it is. */
export function idOf(...name: readonly (string | number)[]): string {
  const bytes = digest(name.join(' / ')).subarray(0, 16);
  bytes.writeUIntBE(FIRST_DAY + (bytes.readUIntBE(0, 6) % SPAN), 0, 6);
  bytes.writeUInt8(0x70 + (bytes.readUInt8(6) % 0x10), 6);
  bytes.writeUInt8(0x80 + (bytes.readUInt8(8) % 0x40), 8);
  const hex = bytes.toString('hex');
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map((part) => hex.slice(...part)).join('-');
}

const codeAlphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Stands in for the 130 random bits of a certificate's code. */
export function codeOf(name: string): string {
  const bytes = digest(`code of ${name}`).subarray(0, 26);
  return Array.from(bytes, (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
}

export type Random = {
  /** Both ends included. */
  whole: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  shuffled: <T>(list: readonly T[]) => T[];
};

/** Random numbers that are the same on every load, separately for each purpose. */
export function randomFor(purpose: string): Random {
  let thrown = 0;
  const next = () => {
    thrown += 1;
    return digest(`${purpose}, throw ${thrown}`).readUInt32BE(0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => cyclicItem(list, whole(0, list.length - 1));

  function shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.flatMap(() => left.splice(whole(0, left.length - 1), 1));
  }
  return { whole, chance: (probability) => next() < probability, pick, shuffled };
}

/** Repeats a list for ever. An empty list is a mistake in the demo's content. */
export function cyclicItem<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The demo has nothing to choose from here');
  return found;
}
