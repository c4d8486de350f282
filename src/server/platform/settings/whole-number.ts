import { z } from 'zod';

/** A variable whose mistakes are all said in one sentence, which names the range. */
export function wholeNumber({ what, from, to }: { what: string; from: number; to: number }) {
  const message = `must be ${what} from ${from} to ${to}, without decimals`;
  return z.coerce
    .number(message)
    .refine((number) => Number.isInteger(number) && number >= from && number <= to, message);
}
