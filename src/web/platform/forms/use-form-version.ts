import { useState } from 'react';
import { currentIn } from '#web/platform/calls/api-error.ts';
import type { Version } from '#web/platform/editing/version.ts';

type Versioned = { updated_at: Version };

/**
 * The version of a record that a form of uncontrolled fields was filled from. Where somebody else has
 * saved since, the form keeps what was typed, `newer` is the record as they left it, to be shown beside
 * it, and the next try is sent over that. `record` is undefined while a new one is added.
 */
export function useFormVersion<R extends Versioned, Answer>(
  record: R | undefined,
  recordIn: (answer: Answer) => R,
) {
  const [base, setBase] = useState(record);
  const [newer, setNewer] = useState<R>();

  async function sendOver(send: (ifMatch: string) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await send(String((newer ?? base)?.updated_at ?? null));
      setBase(recordIn(answer));
      setNewer(undefined);
      return answer;
    } catch (error) {
      const current = currentIn<Answer>(error);
      if (current) setNewer(recordIn(current));
      throw error;
    }
  }

  return { newer, sendOver };
}
