import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import * as schema from '#server/schema/index.ts';
import { demoAccounts, reflections } from '../src/demo/named-records.ts';
import { idOf } from '../src/demo/random.ts';
import { addSingleSignOn } from './fixture-sign-in.ts';

const { mentor, admin, learner } = demoAccounts;
const reflection = reflections.waitingArea.uuid;
const bytes = (text: string) => Buffer.from(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest();

type Moments = { now: Date; tomorrow: Date };

/** A row for each table that the demo leaves empty: a migration has to bring those along, too. */
export async function addFixtureRows(db: Db, now: Date): Promise<void> {
  const moments = { now, tomorrow: new Date(now.getTime() + 24 * 60 * 60 * 1_000) };
  await addLoggingIn(db, moments);
  await addOrganisationRecords(db, moments);
  await addSingleSignOn(db, moments);
  await addLearning(db, moments);
  await addReviewing(db, moments);
  await addImports(db, moments);
  await addWork(db, moments);
}

async function addLoggingIn(db: Db, { now, tomorrow }: Moments) {
  const user = mentor.uuid;
  await db.insert(schema.sessions).values({
    tokenHash: sha256('session'),
    user,
    remember: true,
    createdAt: now,
    lastSeenAt: now,
    endsAt: tomorrow,
    userAgent: 'Mozilla/5.0',
    address: '192.0.2.1',
    verifiedAt: now,
  });
  const pending = { user, tokenHash: sha256('pending'), passwordDigest: sha256('hash') };
  await db.insert(schema.pendingLogins).values({ ...pending, remember: false, endsAt: tomorrow });
  const link = { user, tokenHash: sha256('link'), email: mentor.email, expiresAt: tomorrow };
  await db.insert(schema.passwordTokens).values({ ...link, purpose: 'reset' });
  await db.insert(schema.setUpLinks).values({ tokenHash: sha256('set-up'), expiresAt: tomorrow });
  await db.insert(schema.loginFailures).values({ key: 'somebody|1', failures: 2, lastAt: now });
  await db
    .insert(schema.photos)
    .values({ uuid: idOf('photo'), user, webp: bytes('RIFF'), size: 96 });
  const app = {
    uuid: idOf('app'),
    user,
    kind: 'app',
    secretSealed: bytes('sealed'),
    lastStep: 59_000_000,
  } as const;
  await db.insert(schema.authenticators).values({ ...app, createdAt: now, confirmedAt: now });
  await db
    .insert(schema.recoveryCodes)
    .values({ uuid: idOf('code'), user, hash: sha256('code'), createdAt: now });
  await db.insert(schema.apiTokens).values({
    uuid: idOf('token'),
    owner: admin.uuid,
    kind: 'personal',
    name: 'Timetable',
    tokenHash: sha256('token'),
    ending: 'abcd',
    permissions: ['users.view'],
    createdAt: now,
    expiresAt: tomorrow,
  });
}

async function addOrganisationRecords(db: Db, { now }: Moments) {
  const [organisation] = await db.select().from(schema.organisations).limit(1);
  if (!organisation) throw new Error('The demo is not there.');
  await db.insert(schema.organisationRoles).values({
    uuid: idOf('organisation role'),
    user: mentor.uuid,
    organisation: organisation.uuid,
    role: 'organisation_mentor',
    grantedBy: admin.uuid,
    grantedAt: now,
  });
  const [membership] = await db.select().from(schema.memberships).limit(1);
  const [area] = await db.select().from(schema.areas).limit(1);
  if (!membership || !area) throw new Error('The demo is not there.');
  await db.insert(schema.sharedAreas).values({
    uuid: idOf('shared area'),
    membership: membership.uuid,
    area: area.uuid,
    since: now,
  });
}

async function addLearning(db: Db, { now }: Moments) {
  const [asset] = await db.select().from(schema.assets).limit(1);
  const [pod] = await db.select().from(schema.pods).limit(1);
  const [certificate] = await db.select().from(schema.certificates).limit(1);
  if (!asset || !pod || !certificate) throw new Error('The demo is not there.');
  await db.insert(schema.assetFiles).values({
    asset: asset.uuid,
    name: 'Te Whāriki.pdf',
    mediaType: 'application/pdf',
    content: bytes('%PDF-'),
    sha256: sha256('%PDF-'),
  });
  const list = { owner: pod.uuid, locale: 'en', updatedAt: now };
  await db.insert(schema.questionLists).values(list).onConflictDoNothing();
  await db.insert(schema.certificateDocuments).values({
    certificate: certificate.uuid,
    pdf: bytes('%PDF-'),
    sha256: sha256('%PDF-'),
    drawnAt: now,
  });
  const wording = { text: 'Akoranga', source: null, englishThen: 'Learning' };
  const key = 'shell.learning';
  const by = { updatedBy: admin.uuid, createdAt: now, updatedAt: now };
  await db.insert(schema.translations).values({ locale: 'mi', key, ...wording, ...by });
  await db.insert(schema.translationImports).values({
    uuid: idOf('wordings'),
    locale: 'mi',
    fileName: 'te-reo.csv',
    importedAt: now,
    importedBy: admin.uuid,
    changes: [{ key, before: null, after: wording }],
  });
}

async function addReviewing(db: Db, { now }: Moments) {
  const [review] = await db.select().from(schema.reviews).limit(1);
  const [answer] = await db
    .select()
    .from(schema.answers)
    .where(eq(schema.answers.reflection, reflection))
    .limit(1);
  if (!review || !answer) throw new Error('The demo is not there.');
  await db.insert(schema.drafts).values({
    user: mentor.uuid,
    reflection,
    answer: answer.uuid,
    text: 'Ka pai',
    base: now,
    device: idOf('device'),
    order: 3,
    updatedAt: now,
  });
  const replaced = { text: 'Before', replacedAt: now };
  await db.insert(schema.noteVersions).values({ uuid: idOf('note'), reflection, ...replaced });
  await db.insert(schema.reviewVersions).values({
    uuid: idOf('review'),
    review: review.uuid,
    reviewer: mentor.uuid,
    writtenAt: now,
    ...replaced,
  });
  await db
    .insert(schema.reflectionReads)
    .values({ reflection, reader: admin.uuid, day: dayOf(now) });
  await db.insert(schema.sendBacks).values({
    reflection: reflections.learnersSentBack.uuid,
    mentor: mentor.uuid,
    at: now,
    submittedAt: now,
    publishedLearning: '',
    published: [],
  });
}

async function addImports(db: Db, { now }: Moments) {
  const uuid = idOf('import');
  const columns = ['name', 'email'];
  await db.insert(schema.imports).values({
    uuid,
    kind: 'people',
    state: 'done',
    fileName: 'kaiako.csv',
    size: 64,
    readAs: 'CSV, commas, UTF-8',
    startedBy: admin.uuid,
    createdAt: now,
    header: ['Name', 'Email'],
    columns,
    total: 1,
    stepSince: now,
    confirmedBy: admin.uuid,
    confirmedAt: now,
    finishedAt: now,
  });
  await db.insert(schema.importFiles).values({ import: uuid, content: bytes('Name,Email\n') });
  await db.insert(schema.importRows).values({
    import: uuid,
    line: 2,
    cells: [learner.name, learner.email],
    key: learner.email,
    outcome: 'same',
    label: learner.name,
    subject: learner.uuid,
    writtenAt: now,
  });
  const headerHash = sha256('Name,Email').toString('hex');
  await db
    .insert(schema.importColumns)
    .values({ kind: 'people', headerHash, columns, chosenAt: now });
}

async function addWork(db: Db, { now }: Moments) {
  const run = {
    uuid: idOf('run'),
    dueAt: now,
    file: 'monday.tar',
    bytes: 1_024,
    sha256: 'ab',
    endedAt: now,
  };
  await db.insert(schema.backupRuns).values({ ...run, verifiedAt: now });
  await db
    .insert(schema.maintenance)
    .values({ on: true, since: now, bypassHash: sha256('way in') });
  await db.insert(schema.digestDays).values({ day: dayOf(now), at: now });
  await db
    .insert(schema.noticeSettings)
    .values({ user: mentor.uuid, about: 'to_review', mail: 'digest' });
  const stripeId = 'cus_1';
  await db
    .insert(schema.billingCustomers)
    .values({ stripeId, user: learner.uuid, lastFour: '4242' });
  await db.insert(schema.billingEvents).values({ stripeId: 'evt_1', receivedAt: now });
  const check = idOf('check');
  const asked = { uuid: check, askedAt: now, night: dayOf(now), doneAt: now };
  await db.insert(schema.billingChecks).values({ ...asked, compared: 1, drift: [] });
  await db.insert(schema.billingCheckSubscriptions).values({ check, stripeId: 'sub_1' });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
