import { z } from 'zod';
import { signOff, storeReview, updateReview } from '#contract/mentoring/mentoring.ts';
import type { Browser } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { Mentor } from './staff.ts';

type Shared = { uuid: string; answers: string[] };

/** Every seventh write is a sign-off. */
const SIGN_OFF_EVERY = 7;

/**
 * A mentor at work, who reviews one reflection after the other and signs it off, and now and then
 * changes a review of the reflection that all share. `write` makes the next write, or the last one
 * again if it had no answer, and returns a sentence for each unexpected answer.
 */
export function newWriter(mentor: Mentor, shared: Shared, ledger: Ledger) {
  const reviewOf = new Map<string, string>();
  let at = 0;
  let turn = 0;
  /** The reflection whose sign-off had no answer yet: it may have been done, so it is tried again. */
  let closing: string | undefined;

  async function store(browser: Browser, reflection: string, answer: string) {
    const contents = text();
    ledger.sending(answer, contents);
    const body = { reflection, answer, review: null, contents };
    const { status, reply, current } = await browser.call(storeReview, { body });
    if (status === 201) return written(answer, reply.review);
    // An earlier attempt, to which no answer came, was done; or somebody else was first.
    if (status === 412) return seen(answer, z.object({ review: Shown }).parse(current).review);
    return unexpected(status);
  }

  async function change(browser: Browser, reflection: string, answer: string, review: string) {
    const contents = text();
    ledger.sending(answer, contents);
    const body = { reflection, answer, review, contents };
    const { status, reply } = await browser.call(updateReview, { body });
    return status === 200 ? written(answer, reply.review) : unexpected(status);
  }

  async function complete(browser: Browser, reflection: string) {
    closing = reflection;
    const { status, reply } = await browser.call(signOff, { body: { reflection } });
    if (status !== 200) return unexpected(status);
    ledger.wrote();
    ledger.signedOff(reflection, reply.certificate?.number ?? 'none');
    closing = undefined;
    at += 1;
    return [];
  }

  function written(answer: string, review: z.input<typeof Shown>) {
    ledger.wrote();
    return seen(answer, review);
  }

  function seen(answer: string, { uuid, review, updated_at }: z.input<typeof Shown>) {
    reviewOf.set(answer, uuid);
    ledger.reviewed(answer, { text: review, at: updated_at });
    return [];
  }

  const text = () => `${mentor.email.slice(-24, -15)} writes for the ${turn}th time`;

  async function write(browser: Browser): Promise<string[]> {
    turn += 1;
    if (closing) return complete(browser, closing);
    const own = mentor.reflections[at];
    const isForAll = own === undefined || turn % 5 === 0;
    const { uuid, answers } = isForAll ? shared : own;
    const open = answers.find((answer) => !reviewOf.has(answer));
    if (open) return store(browser, uuid, open);
    if (!isForAll && turn % SIGN_OFF_EVERY === 0) return complete(browser, uuid);
    const answer = answers[turn % answers.length] ?? '';
    return change(browser, uuid, answer, reviewOf.get(answer) ?? '');
  }
  return { write };
}

export type Writer = ReturnType<typeof newWriter>;

const Shown = z.object({ uuid: z.string(), review: z.string(), updated_at: z.string() });

/** 503 is allowed while the database is down: the write may have been done or not. */
const unexpected = (status: number) => (status === 503 ? [] : [`Answered ${status}`]);
