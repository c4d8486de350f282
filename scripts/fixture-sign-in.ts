import { createHash } from 'node:crypto';
import type { Db } from '#server/platform/data/database.ts';
import * as schema from '#server/schema/index.ts';
import { demoAccounts } from '../src/demo/named-records.ts';
import { idOf } from '../src/demo/random.ts';

const { mentor, admin } = demoAccounts;
const bytes = (text: string) => Buffer.from(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest();

type Moments = { now: Date; tomorrow: Date };

/** A provider of logins, and what is stored while somebody logs in by it. */
export async function addSingleSignOn(db: Db, { now, tomorrow }: Moments) {
  const provider = idOf('provider');
  const issuer = 'https://login.kura.example';
  await db.insert(schema.signInProviders).values({
    uuid: provider,
    kind: 'oidc',
    name: 'Kura',
    issuer,
    clientId: 'stepwise',
    secretSealed: bytes('sealed'),
    approvedBy: admin.uuid,
    active: true,
    createdAt: now,
    updatedAt: now,
  });
  const login = { issuer, subject: 'mentor-at-kura' };
  await db
    .insert(schema.identities)
    .values({ uuid: idOf('identity'), provider, ...login, user: mentor.uuid, linkedAt: now });
  await db.insert(schema.signInFlows).values({
    stateHash: sha256('state'),
    browserHash: sha256('browser'),
    provider,
    purpose: 'login',
    remember: false,
    returnTo: '/dashboard',
    beganAt: now,
    endsAt: tomorrow,
  });
  await db
    .insert(schema.pendingLinks)
    .values({ tokenHash: sha256('link'), provider, issuer, subject: 'another', endsAt: tomorrow });
  const [organisation] = await db.select().from(schema.organisations).limit(1);
  if (!organisation) throw new Error('The demo is not there.');
  await db.insert(schema.organisationSignIn).values({
    organisation: organisation.uuid,
    provider,
    domains: ['kura.example'],
    tenants: [],
    required: false,
    decidedBy: admin.uuid,
    updatedAt: now,
  });
  await db.insert(schema.logoutTokens).values({ jtiHash: sha256('jti'), seenAt: now });
}
