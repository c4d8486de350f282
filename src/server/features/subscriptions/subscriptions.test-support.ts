import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import {
  auditEvents,
  memberships,
  organisations,
  regions,
  subscriptions,
} from '#server/schema/index.ts';
import { signed } from '#testing/stripe-server.ts';
import type { Person, World } from '#testing/world.ts';

type Traits = Partial<typeof subscriptions.$inferInsert>;

export const DAY = 86_400_000;

/** A subscription that is kept here by hand, unless it has an id of Stripe's. */
export async function subscribe({ db }: World, { uuid: user }: Person, traits: Traits = {}) {
  const uuid = newUuid();
  await db.insert(subscriptions).values({
    uuid,
    user,
    name: 'Individual monthly',
    stripeStatus: 'active',
    currentPeriodEnd: new Date('2026-12-20T10:59:59Z'),
    ...traits,
  });
  return uuid;
}

export async function organisation({ db }: World, name: string): Promise<string> {
  const [uuid, region] = [newUuid(), newUuid()];
  await db.insert(regions).values({ uuid: region, name: `Region ${region}` });
  const rest = {
    code: uuid.slice(-20),
    type: 'ece',
    email: 'office@kura.example',
    region,
  } as const;
  await db.insert(organisations).values({ uuid, name, ...rest });
  return uuid;
}

export async function join({ db }: World, { uuid: user }: Person, organisation: string, day = 1) {
  await db
    .insert(memberships)
    .values({ user, organisation, joinedAt: new Date(Date.UTC(2025, 0, day)) });
}

/** What the history says of a subscription, the oldest first. */
export async function historyOf({ db }: World, uuid: string) {
  const { action, actor, before, after } = auditEvents;
  return db
    .select({ action, actor, before, after })
    .from(auditEvents)
    .where(eq(auditEvents.subject, uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);
}

type Signing = { secret?: string; at?: Date };

/** As Stripe posts an event: no session, no anti-forgery token, a signature. */
export function deliver({ app }: World, event: object, signing: Signing = {}) {
  const { payload, header } = signed(event, signing);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header };
  return app.inject({ method: 'POST', url: '/stripe/webhook', headers, payload });
}
