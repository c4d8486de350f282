import { setTimeout as delay } from 'node:timers/promises';
import { currentUser } from '#contract/accounts/accounts.ts';
import { showReflection, storeReview, updateReview } from '#contract/mentoring/mentoring.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { type Browser, openBrowser } from '#testing/crash/browser.ts';
import { type Mentor, password } from '#testing/crash/staff.ts';
import { memoryOf } from '../../bench/processes.ts';
import { counted, percentile, slopeOf } from '../kit/figures.ts';
import { newStaff } from '../kit/team.ts';
import type { Finding, Part } from '../part.ts';

const PER_SECOND = 50;
const PEOPLE = 20;
const MINUTE = 60_000;

/** `at` is in milliseconds since the beginning. */
type Sample = { at: number; took: number; status: number };

export const soak: Part = {
  name: 'soak',
  title: 'Soak',
  about: ({ soakMinutes }) =>
    `${PER_SECOND} requests a second for ${soakMinutes} minutes, sent when they are due, answered or not: who am I, the worklist, a reflection, a saved review.`,
  limit: ({ soakMinutes }) => soakMinutes + 5,
  async run({ effort, opened, note }) {
    const app = await newAppProcess({
      environment: () => ({ NODE_OPTIONS: '--max-semi-space-size=4' }),
    });
    opened.defer(app.dispose);
    await app.start();
    const { mentors } = await newStaff(await app.connection(), { mentors: PEOPLE, each: 5 });
    const people = await Promise.all(
      mentors.map(async (mentor) =>
        person(await openBrowser(app.origin, mentor.email, password), mentor),
      ),
    );
    opened.defer(async () => {
      for (const { close } of people) close();
    });

    const samples: Sample[] = [];
    const memory: { x: number; y: number }[] = [];
    const begun = performance.now();
    const length = effort.soakMinutes * MINUTE;
    const pending = new Set<Promise<void>>();
    async function send(due: number, index: number) {
      const status = await (people[index % PEOPLE]?.act(index) ?? 0);
      samples.push({ at: due, took: performance.now() - begun - due, status });
    }
    for (let index = 0; ; index += 1) {
      const due = (index * 1_000) / PER_SECOND;
      if (due > length) break;
      await delay(Math.max(0, due - (performance.now() - begun)));
      const sending = send(due, index).finally(() => pending.delete(sending));
      pending.add(sending);
      if (index % (10 * PER_SECOND) === 0)
        memory.push({ x: due / MINUTE, y: memoryOf(app.pid()).now });
      if (index % (60 * PER_SECOND) === 0) note(`${memory.at(-1)?.y} MB`);
    }
    await Promise.all(pending);
    return findings(samples, memory, effort.soakMinutes);
  },
};

function findings(
  samples: readonly Sample[],
  memory: readonly { x: number; y: number }[],
  minutes: number,
): Finding[] {
  const warm = minutes / 6;
  const settled = memory.filter(({ x }) => x >= warm);
  const slope = slopeOf(settled);
  const window = Math.min(5, minutes / 3) * MINUTE;
  const p99 = (from: number) =>
    percentile(
      samples.filter(({ at }) => at >= from && at < from + window).map(({ took }) => took),
      0.99,
    );
  const [first, last] = [p99(0), p99(minutes * MINUTE - window)];
  const span = `${(window / MINUTE).toFixed(1)} minutes`;
  return [
    {
      promise: 'No request fails',
      found: counted(samples.map(({ status }) => status)),
      kept: samples.every(({ status }) => status >= 200 && status < 300),
    },
    {
      promise: `Memory (RSS) after the first ${warm.toFixed(1)} minutes grows by less than 1 MB a minute`,
      found: `${slope.toFixed(2)} MB a minute, from ${settled[0]?.y} to ${settled.at(-1)?.y} MB`,
      kept: slope < 1,
    },
    {
      promise: `p99 of the last ${span} at most 1.2 × that of the first`,
      found: `${last.toFixed(0)} ms, first ${first.toFixed(0)} ms`,
      kept: last <= 1.2 * first,
    },
    {
      promise: 'Median of all',
      found: `${percentile(
        samples.map(({ took }) => took),
        0.5,
      ).toFixed(1)} ms`,
    },
  ];
}

/** A mentor who reads, and saves every fourth time. */
function person(browser: Browser, { reflections }: Mentor) {
  const reviews = new Map<string, string>();
  async function save(index: number): Promise<number> {
    const of = reflections[Math.floor(index / PEOPLE) % reflections.length];
    const [answer = ''] = of?.answers ?? [];
    const review = reviews.get(answer);
    const body = { reflection: of?.uuid ?? '', answer, contents: `Review ${index}` };
    if (review) return (await browser.call(updateReview, { body: { ...body, review } })).status;
    const { status, reply } = await browser.call(storeReview, { body: { ...body, review: null } });
    if (status === 201) reviews.set(answer, reply.review.uuid);
    return status;
  }
  const acts = [
    async () => (await browser.call(currentUser, {})).status,
    async () => (await browser.call(worklist, { query: {} })).status,
    async () =>
      (await browser.call(showReflection, { params: { uuid: reflections[0]?.uuid ?? '' } })).status,
    save,
  ];
  return {
    close: browser.close,
    act: (index: number) =>
      (acts[Math.floor(index / PEOPLE) % acts.length]?.(index) ?? Promise.resolve(0)).catch(
        () => 0,
      ),
  };
}
