import { type AreaKey, areas, type PodKey } from './content/areas-and-pods.ts';
import { demoAccounts, learners } from './named-records.ts';
import type { Person } from './people.ts';
import { randomFor } from './random.ts';

/** A learner's progress in an area. `closing`: all is done but the area's own reflection. */
export type Stage = 'fresh' | 'begun' | 'halfway' | 'closing' | 'waiting' | 'done';

export type Waiting = {
  area: AreaKey;
  pod?: PodKey;
  hoursAgo: number;
  /** `all`: nothing is left but to sign off. */
  reviewed: number | 'all';
  /** It was sent back once, or signed off and reopened. */
  again?: 'resubmitted' | 'reopened';
};

export type Work = {
  area: AreaKey;
  stage: Stage;
  /** False: taken away again, though the learner had written in it. */
  assigned: boolean;
  waiting?: Waiting;
  /** The last pod was sent back by the mentor. */
  sentBack?: boolean;
};

export type Plan = { learner: Person; works: Work[] };

/** The worklist. No two reflections are about the same thing, so no mentor reads a text twice. */
const waitings = {
  marama: { area: 'belonging', hoursAgo: 26.3, reviewed: 0 },
  lupe: { area: 'language', pod: 'teReoDaily', hoursAgo: 3.4, reviewed: 0 },
  learner: { area: 'whanau', hoursAgo: 50.6, reviewed: 0 },
  others: [
    { area: 'leadership', pod: 'hardConversations', hoursAgo: 45.8, reviewed: 0 },
    { area: 'belonging', pod: 'settlingIn', hoursAgo: 1.2, reviewed: 0 },
    { area: 'outdoors', hoursAgo: 9.6, reviewed: 'all' },
    { area: 'outdoors', pod: 'riskChallenge', hoursAgo: 20.7, reviewed: 0 },
    { area: 'assessment', pod: 'learningStories', hoursAgo: 30.1, reviewed: 'all' },
    { area: 'language', pod: 'readingTogether', hoursAgo: 73.4, reviewed: 1, again: 'resubmitted' },
    { area: 'language', hoursAgo: 96.9, reviewed: 3 },
    { area: 'inclusion', pod: 'adapting', hoursAgo: 119.5, reviewed: 0 },
    {
      area: 'whanau',
      pod: 'talkingWithWhanau',
      hoursAgo: 143.2,
      reviewed: 4,
      again: 'resubmitted',
    },
    { area: 'inclusion', hoursAgo: 170.8, reviewed: 2 },
    { area: 'belonging', pod: 'startingSchool', hoursAgo: 190.3, reviewed: 0 },
    { area: 'leadership', hoursAgo: 214.7, reviewed: 0 },
    { area: 'assessment', hoursAgo: 261.5, reviewed: 4, again: 'reopened' },
    { area: 'assessment', pod: 'noticing', hoursAgo: 285.1, reviewed: 2 },
  ],
} as const satisfies Record<string, Waiting | readonly Waiting[]>;

const work = (area: AreaKey, stage: Stage): Work => ({ area, stage, assigned: true });

const waitingWork = (waiting: Waiting): Work => ({ ...work(waiting.area, 'waiting'), waiting });

const decided: Record<string, Work[]> = {
  [demoAccounts.learner.email]: [
    work('assessment', 'done'),
    waitingWork(waitings.learner),
    { ...work('outdoors', 'closing'), sentBack: true },
  ],
  [learners.marama.email]: [waitingWork(waitings.marama), work('language', 'begun')],
  [learners.lupe.email]: [waitingWork(waitings.lupe), work('whanau', 'halfway')],
  [learners.priya.email]: [work('inclusion', 'done'), work('belonging', 'begun')],
  [learners.fergus.email]: [work('leadership', 'closing'), work('inclusion', 'done')],
  [learners.keita.email]: [work('language', 'done'), work('outdoors', 'fresh')],
};

/** The first plan without anything that is named above. */
const FREE = Object.keys(decided).length + waitings.others.length;

const stages: readonly Stage[] = [
  'fresh',
  'fresh',
  'begun',
  'begun',
  'halfway',
  'halfway',
  'halfway',
  'closing',
  'done',
  'done',
  'done',
] as Stage[];

const activeAreas = Object.entries(areas)
  .filter(([, { active }]) => active)
  .map(([key]) => key as AreaKey);

/** The plan of each learner. Learners who are also mentors come first, so that one of them waits for a review. */
export function plansFor(people: readonly Person[]): Plan[] {
  const dice = randomFor('plans');
  const learning = people.filter(({ learns }) => learns);
  const others = learning
    .filter(({ email }) => !decided[email])
    .sort((a, b) => b.roles.length - a.roles.length);

  function chosen(waiting: Waiting | undefined): Work[] {
    const first = waiting ? [waitingWork(waiting)] : [];
    const free = activeAreas.filter((area) => area !== waiting?.area);
    const count = dice.whole(1, 3) - first.length;
    const more = dice.shuffled(free).slice(0, Math.max(count, 0));
    return [...first, ...more.map((area) => work(area, dice.pick(stages)))];
  }

  const plans = [
    ...learning
      .filter(({ email }) => decided[email])
      .map((learner) => ({ learner, works: decided[learner.email] ?? [] })),
    ...others.map((learner, index) => ({ learner, works: chosen(waitings.others[index]) })),
  ];
  return withRarities(plans).map(withSentBack);
}

/** A few of the unnamed learners have a reflection that was sent back. */
function withSentBack(plan: Plan, index: number): Plan {
  const isFew = index > FREE + 3 && index % 9 === 0;
  const [first] = plan.works.filter(({ stage }) => stage === 'halfway' || stage === 'closing');
  if (!isFew || !first) return plan;
  const works = plan.works.map((work) => (work === first ? { ...work, sentBack: true } : work));
  return { ...plan, works };
}

/** One learner with an area retired since, two who wrote in one that was taken away again. */
function withRarities(plans: Plan[]): Plan[] {
  const [retired, ...takenAway] = plans.slice(FREE, FREE + 3);
  return plans.map((plan) => {
    if (plan === retired) return { ...plan, works: [work('professional', 'fresh')] };
    if (!takenAway.includes(plan)) return plan;
    const [first = work('whanau', 'begun')] = plan.works;
    const area = first.area === 'outdoors' ? 'whanau' : 'outdoors';
    return { ...plan, works: [first, { ...work(area, 'halfway'), assigned: false }] };
  });
}
