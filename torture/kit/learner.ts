import type { ClientBase } from 'pg';
import { submitReflection } from '#contract/my-learning/my-learning.ts';
import type { Browser } from '#testing/crash/browser.ts';
import type { Ledger } from '#testing/crash/ledger.ts';
import type { Mentor } from '#testing/crash/staff.ts';

export type Learner = { email: string; reflections: Mentor['reflections'] };

/** A learner who submits one reflection after the other, each again until it is acknowledged. */
export function newLearner({ email, reflections }: Learner, ledger: Ledger) {
  const submitted = new Set<string>();
  let at = 0;

  async function write(browser: Browser): Promise<string[]> {
    const reflection = reflections[at]?.uuid;
    if (!reflection) return [];
    const { status } = await browser.call(submitReflection, { body: { reflection } });
    if (status === 503) return [];
    if (status !== 200) return [`Submitting answered ${status}`];
    ledger.wrote();
    submitted.add(reflection);
    at += 1;
    return [];
  }

  /** A sentence for each submission that was acknowledged and is not in the database. */
  async function missing(client: ClientBase): Promise<string[]> {
    const { rows } = await client.query<{ uuid: string }>(
      'select uuid from reflections where submitted_at is not null and uuid = any($1)',
      [[...submitted]],
    );
    const present = new Set(rows.map(({ uuid }) => uuid));
    const lost = [...submitted].filter((uuid) => !present.has(uuid));
    return lost.map((uuid) => `The submission of ${uuid} is gone`);
  }
  return { email, write, missing };
}
