import { daysAfter, evening, hoursBefore } from './calendar.ts';
import { areas, type PodKey, pods } from './content/areas-and-pods.ts';
import { learners } from './named-records.ts';
import type { Plan, Waiting, Work } from './plan.ts';
import { type Random, randomFor } from './random.ts';

/** The timeline of one reflection. */
export type ReflectionTimeline = {
  /** Null for the area's own reflection. */
  pod: PodKey | null;
  begunAt: Date;
  submittedAt: Date | null;
  completedAt: Date | null;
  /** For a waiting reflection: the number of answers that are already reviewed, or that all are. */
  reviewed: number | 'all';
  /** For one that was sent back: its first submission, and when it was sent back. */
  sentBack?: { submittedAt: Date; at: Date };
  /** For one whose first sign-off was undone. */
  reopened?: { signedOffAt: Date; at: Date };
};

export type ScheduledWork = Work & { assignedAt: Date; sittings: ReflectionTimeline[] };

/** Lays out a learner's work backwards from now. A pod that is in two areas is written once. */
export function scheduleWork({ learner, works }: Plan, now: Date): ScheduledWork[] {
  const written = new Set<PodKey>(works.flatMap(({ waiting }) => waiting?.pod ?? []));
  return works.map((work) => {
    const dice = randomFor(`work of ${learner.email} in ${work.area}`);
    const open = podsOf(work).filter((pod) => !written.has(pod));
    const { assigned, sittings } = courses[work.stage]({ work, open, now, dice });
    for (const { pod } of sittings) if (pod) written.add(pod);
    const assignedAt = evening(now, assigned, dice);
    if (work.sentBack)
      return { ...work, assignedAt, sittings: withLastSentBack(sittings, now, dice) };
    const isTwice = learner.email === learners.fergus.email;
    return { ...work, assignedAt, sittings: isTwice ? sittings.map(signedOffTwice) : sittings };
  });
}

/** The last pod was sent back a few days ago instead of being signed off. */
function withLastSentBack(
  sittings: ReflectionTimeline[],
  now: Date,
  dice: Random,
): ReflectionTimeline[] {
  const last = sittings.findLast(({ pod, completedAt }) => pod && completedAt);
  const sentBack = { submittedAt: evening(now, 5, dice), at: evening(now, 3, dice) };
  const begunAt = evening(now, 12, dice);
  const open = { begunAt, submittedAt: null, completedAt: null, sentBack };
  return sittings.map((sitting) => (sitting === last ? { ...sitting, ...open } : sitting));
}

/** The area's own reflection was signed off too early, reopened, and signed off again that evening. */
function signedOffTwice(sitting: ReflectionTimeline): ReflectionTimeline {
  const { pod, completedAt } = sitting;
  if (pod || !completedAt) return sitting;
  const [signedOffAt, at] = [hoursBefore(completedAt, 3), hoursBefore(completedAt, 2)];
  return { ...sitting, reopened: { signedOffAt, at } };
}

function podsOf({ area }: Work): PodKey[] {
  return areas[area].pods.filter((pod) => pods[pod].active);
}

type Situation = { work: Work; open: PodKey[]; now: Date; dice: Random };
type Course = (situation: Situation) => { assigned: number; sittings: ReflectionTimeline[] };

const courses: Record<Work['stage'], Course> = {
  fresh: ({ dice }) => ({ assigned: dice.whole(1, 20), sittings: [] }),

  begun({ open, now, dice }) {
    const some = open.slice(0, dice.chance(0.35) ? 2 : 1);
    const sittings = some.map((pod, index) => begun(pod, dice.whole(1, 5) + 6 * index, now, dice));
    return { assigned: dice.whole(14, 40), sittings };
  },

  halfway({ open, now, dice }) {
    const count = dice.whole(1, Math.max(open.length - 1, 1));
    const past = completed(open.slice(0, count), { until: dice.whole(16, 40), now, dice });
    const next = open.slice(count, count + 1);
    const present = next.map((pod) => begun(pod, dice.whole(1, 12), now, dice));
    return { assigned: past.assigned, sittings: [...past.sittings, ...present] };
  },

  closing({ open, now, dice }) {
    const past = completed(open, { until: dice.whole(14, 30), now, dice });
    const own = begun(null, dice.whole(2, 9), now, dice);
    return { assigned: past.assigned, sittings: [...past.sittings, own] };
  },

  waiting({ work: { waiting }, open, now, dice }) {
    const { pod = null, hoursAgo = 24, reviewed = 0, again } = waiting ?? {};
    const inOrder = waiting ? areas[waiting.area].pods : [];
    const upToIt = pod ? inOrder.slice(0, inOrder.indexOf(pod as never)) : inOrder;
    const earlier = open.filter((pod) => upToIt.includes(pod as never));
    const until = Math.ceil(hoursAgo / 24) + dice.whole(9, 20);
    const past = completed(earlier, { until, now, dice });
    const submittedAt = hoursBefore(now, hoursAgo);
    const begunAt = daysAfter(submittedAt, -dice.whole(4, 7));
    const own = {
      pod,
      begunAt,
      submittedAt,
      completedAt: null,
      reviewed,
      ...before(again, submittedAt, now),
    };
    return { assigned: past.assigned, sittings: [...past.sittings, own] };
  },

  done: ({ open, now, dice }) =>
    completed([...open, null], { until: dice.whole(4, 330), now, dice }),
};

/** The earlier steps of a reflection that waits for the second time. */
function before(again: Waiting['again'], submittedAt: Date, now: Date) {
  if (again === 'resubmitted') {
    const first = daysAfter(submittedAt, -3);
    return { sentBack: { submittedAt: first, at: daysAfter(submittedAt, -2) } };
  }
  if (again !== 'reopened') return {};
  return { reopened: { signedOffAt: daysAfter(submittedAt, 2), at: hoursBefore(now, 20.3) } };
}

function begun(pod: PodKey | null, daysAgo: number, now: Date, dice: Random): ReflectionTimeline {
  const begunAt = evening(now, daysAgo, dice);
  return { pod, begunAt, submittedAt: null, completedAt: null, reviewed: 0 };
}

/** One after the other, two to four weeks each, the last one signed off `until` days ago. */
function completed(
  targets: readonly (PodKey | null)[],
  { until, now, dice }: { until: number; now: Date; dice: Random },
) {
  const each = dice.whole(14, 28);
  const first = until + targets.length * each;
  const sittings = targets.map((pod, index) => {
    const begins = first - index * each;
    const submits = begins - Math.round(each * dice.whole(35, 55) * 0.01);
    const completes = submits - dice.whole(1, 5);
    return {
      pod,
      reviewed: 0,
      begunAt: evening(now, begins, dice),
      submittedAt: evening(now, submits, dice),
      completedAt: evening(now, completes, dice),
    };
  });
  return { assigned: first + dice.whole(1, 6), sittings };
}
