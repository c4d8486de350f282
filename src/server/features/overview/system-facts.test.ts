import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { forgotPassword } from '#contract/accounts/registration.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { jobLabels } from '#contract/system/job-words.ts';
import { systemFacts } from '#contract/system/overview.ts';
import { verifyEmail } from '#server/features/accounts/job-kinds.ts';
import { drawCertificate } from '#server/features/certificates/job-kinds.ts';
import { jobKinds } from '#server/job-list.ts';
import {
  bypassCookie,
  endMaintenance,
  startMaintenance,
} from '#server/platform/http/protection/maintenance.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import { users } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

test('an administrator reads what runs here, how jobs fare and what each call needs', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const kind = jobKind<{ word: string }>('test.given-up');
  await world.jobs.boss.createQueue(kind.name, { retryLimit: 0 });
  await world.jobs.add(world, kind, { word: 'tahi' });
  await world.jobs.add(world, kind, { word: 'rua' });
  const [job] = await world.jobs.boss.fetch(kind.name);
  await world.jobs.boss.fail(kind.name, job?.id ?? '');

  const { reply } = await world.as(aroha)(systemFacts, {});

  expect(reply.system).toMatchObject({
    environment: 'test',
    mail: 'folder',
    jobs: { waiting: 1, failed: 1 },
    maintenance: false,
  });
  expect(reply.system.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(reply.system.postgres).toMatch(/^\d+/);
  expect(reply.calls).toEqual(
    endpoints.map((endpoint) => {
      const { method, path, allow } = endpoint;
      return { method, path, summary: schemasOf(endpoint).summary, allow };
    }),
  );
});

test('while the newest try to send a mail fails it says why, without an address, on every node', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const failure = async () => (await world.as(aroha)(systemFacts, {})).reply.system.mail_failure;
  const { boss } = world.jobs;
  /** A try of the mail that waits, as any node makes it. */
  async function attempt(reason?: string) {
    const [job] = await boss.fetch(verifyEmail.name);
    if (!job) throw new Error('No mail waits');
    await (reason
      ? boss.fail(verifyEmail.name, job.id, new Error(reason))
      : boss.complete(verifyEmail.name, job.id, { sent: true }));
  }
  await boss.updateQueue(verifyEmail.name, { retryDelay: 0, retryBackoff: false });
  await world.jobs.add(world, verifyEmail, { user: aroha.uuid });
  expect(await failure()).toBeNull();

  await attempt('EAUTH 535 <hana@school.example> may not send');
  const reason = 'EAUTH 535 [address] may not send';
  expect(await failure()).toEqual({ at: expect.any(String), reason });
  // What is no mail says nothing of mails.
  await world.jobs.add(world, drawCertificate, { certificate: newUuid() });
  const [other] = await boss.fetch(drawCertificate.name);
  await boss.complete(drawCertificate.name, other?.id ?? '');
  expect(await failure()).toMatchObject({ reason });

  await attempt();
  expect(await failure()).toBeNull();
});

test('a mail that there was no reason to send does not end the failure of those that must leave', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const failure = async () => (await world.as(aroha)(systemFacts, {})).reply.system.mail_failure;
  const { boss } = world.jobs;
  // Not tried again while this test lasts.
  await boss.updateQueue(verifyEmail.name, { retryDelay: 600, retryBackoff: false });
  await world.jobs.add(world, verifyEmail, { user: aroha.uuid });
  const [job] = await boss.fetch(verifyEmail.name);
  await boss.fail(verifyEmail.name, job?.id ?? '', new Error('ECONNREFUSED'));

  await world.asVisitor(forgotPassword, { body: { email: 'nobody@school.example' } });
  await world.runJobs();
  expect(await failure()).toMatchObject({ reason: 'ECONNREFUSED' });

  await world.asVisitor(forgotPassword, { body: { email: aroha.email } });
  await world.runJobs();
  expect(await world.mailTo(aroha)).toHaveLength(1);
  expect(await failure()).toBeNull();
});

test('a mail that failed and then had no reason to be sent leaves the failure there', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const hana = await world.person('Hana', 'mentor', { emailVerifiedAt: null });
  const failure = async () => (await world.as(aroha)(systemFacts, {})).reply.system.mail_failure;
  const { boss } = world.jobs;
  const fail = async () => {
    const [job] = await boss.fetch(verifyEmail.name);
    await boss.fail(verifyEmail.name, job?.id ?? '', new Error('ECONNREFUSED'));
  };
  await boss.updateQueue(verifyEmail.name, { retryDelay: 0, retryBackoff: false });
  await world.jobs.add(world, verifyEmail, { user: hana.uuid });
  await fail();
  await world.db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.uuid, hana.uuid));
  await world.runJobs();
  expect(await world.mailTo(hana)).toEqual([]);
  expect(await failure()).toMatchObject({ reason: 'ECONNREFUSED' });

  await world.asVisitor(forgotPassword, { body: { email: aroha.email } });
  await world.runJobs();
  expect(await failure()).toBeNull();
});

test('every job that sends a mail is known as one', () => {
  const sends = (name: string) => /email|digest/i.test(String(jobLabels[name]?.english));
  for (const { name, sendsMail } of jobKinds)
    expect([name, sendsMail]).toEqual([name, sends(name)]);
});

test('it tells when the product is closed for maintenance', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const secret = await startMaintenance(world.db, new Date());
  // Whoever closed it has a way in, whether the gates have heard of it yet or not.
  const headers = { cookie: `${bypassCookie}=${secret}` };
  const read = async () =>
    (await world.as(aroha)(systemFacts, {}, { headers })).reply.system?.maintenance;

  expect(await read()).toBe(true);
  await endMaintenance(world.db);
  expect(await read()).toBe(false);
});
