import { daysAfter, hoursBefore, officeHours } from './calendar.ts';
import type { Person } from './people.ts';
import { idOf, type Random, randomFor } from './random.ts';

/** The statuses of Stripe, and how many of the 120 are in each. */
const counts = {
  active: 62,
  trialing: 12,
  past_due: 9,
  canceled: 18,
  unpaid: 5,
  incomplete: 4,
  incomplete_expired: 5,
  paused: 5,
};
type Status = keyof typeof counts;

const types = ['Individual monthly', 'Individual monthly', 'Individual annual', 'Centre annual'];

/** Managed by hand, as the demo has no billing service. */
export function subscriptionRows(people: readonly Person[], now: Date) {
  const dice = randomFor('subscriptions');
  const payers = dice.shuffled(people.filter(({ createdAt }) => createdAt < daysAfter(now, -120)));
  const all = Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as Status),
  );
  return all.map((stripeStatus, index) => {
    // A few people have an old subscription and a newer one.
    const user = payers[index % 110];
    if (!user) throw new Error('Too few people to pay for the demo');
    const hasBeenHere = user.createdAt < daysAfter(now, -460);
    const name = hasBeenHere ? dice.pick(types) : 'Individual monthly';
    const days = name.endsWith('monthly') ? 30 : 365;
    const dates = datesOf[stripeStatus]({ now, days, dice, since: user.createdAt });
    return {
      uuid: idOf('subscription', index),
      user: user.uuid,
      name,
      stripeStatus,
      quantity: name === 'Centre annual' ? dice.whole(2, 12) : 1,
      trialEndsAt: null,
      endsAt: null,
      updatedAt: dates.createdAt,
      ...dates,
    };
  });
}

type Situation = { now: Date; days: number; dice: Random; since: Date };
type Dates = { createdAt: Date; currentPeriodEnd: Date; endsAt?: Date; trialEndsAt?: Date };

/** A whole number of periods, the last of which ends `ahead` days from now (or ended, below zero). */
function running({ now, days, dice, since }: Situation, ahead: number): Dates {
  const currentPeriodEnd = daysAfter(officeHours(now, 1, dice), ahead + 1);
  const age = (currentPeriodEnd.getTime() - since.getTime()) / (24 * 60 * 60 * 1_000);
  const periods = dice.whole(1, Math.max(1, Math.min(14, Math.floor(age / days))));
  return { createdAt: daysAfter(currentPeriodEnd, -periods * days), currentPeriodEnd };
}

const datesOf: Record<Status, (situation: Situation) => Dates> = {
  active(situation) {
    const dates = running(situation, situation.dice.whole(1, situation.days - 1));
    // Cancelled, and running on to the end of what is paid.
    return situation.dice.chance(0.12) ? { ...dates, endsAt: dates.currentPeriodEnd } : dates;
  },
  trialing({ now, dice }) {
    const createdAt = officeHours(now, dice.whole(1, 12), dice);
    const trialEndsAt = daysAfter(createdAt, 14);
    return { createdAt, currentPeriodEnd: trialEndsAt, trialEndsAt };
  },
  past_due: (situation) => running(situation, -situation.dice.whole(1, 12)),
  canceled(situation) {
    const dates = running(situation, -situation.dice.whole(5, 80));
    return { ...dates, endsAt: dates.currentPeriodEnd };
  },
  unpaid: (situation) => running(situation, -situation.dice.whole(20, 60)),
  /** Stripe gives the first payment 23 hours. */
  incomplete({ now, days, dice }) {
    const createdAt = hoursBefore(now, dice.whole(1, 22));
    return { createdAt, currentPeriodEnd: daysAfter(createdAt, days) };
  },
  incomplete_expired({ now, days, dice }) {
    const createdAt = officeHours(now, dice.whole(3, 90), dice);
    return { createdAt, currentPeriodEnd: daysAfter(createdAt, days) };
  },
  paused: (situation) => running(situation, -situation.dice.whole(2, 40)),
};
