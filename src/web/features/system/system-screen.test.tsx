// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { permissions, type Role, roleLabels, roles } from '#contract/permissions.ts';
import { verifyEmail } from '#server/features/accounts/job-kinds.ts';
import { backupRuns } from '#server/schema/index.ts';
import { failedJob } from '#testing/failed-job.ts';
import { currentTranslator } from '#web/i18n/use-translation.tsx';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';
import { permissionLabels } from './permission-labels.ts';

const world = await setupRealServer();

async function open(...held: Role[]) {
  await connectBrowser(world, await world.person('Aroha Ngata', held));
  await openApp('/system');
  await screen.findByRole('heading', { level: 1, name: 'System' });
}

test('the table shows what each role may do, as the server enforces it', async () => {
  await open('admin');
  const table = await screen.findByRole('table', { name: 'Roles and permissions' });
  const headings = within(table).getAllByRole('columnheader');
  const translator = currentTranslator();
  const labels = roles.map((role) => translator.words(roleLabels[role]));
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'What they can do',
    ...labels,
    'No role',
  ]);

  for (const [permission, allowed] of Object.entries(permissions)) {
    const words = translator.words(permissionLabels[permission as keyof typeof permissions]);
    const row = within(table).getByRole('row', { name: new RegExp(`^${words}`) });
    const marks = [...row.querySelectorAll('td .visually-hidden')].map((cell) => cell.textContent);
    const may = roles.map((role) => ((allowed as readonly Role[]).includes(role) ? 'yes' : 'no'));
    expect(marks).toEqual([...may, 'no']);
  }
  expect(within(table).getByRole('row', { name: /own account/ }).textContent).not.toContain('no–');
  expect(screen.getByText(/Anyone with several roles can do what any of them allows/)).toBeTruthy();
});

test('every call is listed under the permission it requires, with its purpose', async () => {
  await open('admin');
  const listed = (await screen.findAllByRole('group')).flatMap((group) =>
    [...group.querySelectorAll('code')].map((code) => code.textContent),
  );
  expect(listed.toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  const [group] = screen
    .getAllByRole('group')
    .filter((group) => group.textContent?.startsWith('Read the history'));
  const summary = group?.querySelector('summary');
  if (summary) await userEvent.click(summary);
  expect(group?.textContent).toContain('GET /api/admin/historyWhat people did, newest first.');
});

const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('it shows the state of the installation, and that there are no backups', async () => {
  await open('admin');
  await screen.findByText('Last backup');
  expect(factOf('Last backup')).toMatch(/^None yet/);
  expect(factOf('Last restore test')).toBe('None yet');
  expect(screen.getByText('Not sent')).toBeTruthy();
  expect(screen.getByText('Open')).toBeTruthy();
});

test('mails that fail are said to fail, with why, instead of being sent', async () => {
  const kind = verifyEmail.name;
  const message = 'ECONNECTION connect ECONNREFUSED 127.0.0.1:25';
  const job = await failedJob(world, { kind, data: {}, message });
  await open('admin');
  await screen.findByText('Email');
  expect(factOf('Email')).toMatch(
    new RegExp(`^Failing Last tried .*[ap]m, and no email has been sent since\\. ${message}$`),
  );
  await world.jobs.boss.deleteJob(kind, job);
});

test('it warns of backups that failed, or were not restored for a long time', async () => {
  const [now, longAgo] = [new Date(), new Date(Date.now() - 9 * 24 * 60 * 60 * 1_000)];
  const run = { uuid: newUuid(), dueAt: now, endedAt: now, verifiedAt: longAgo, problem: 'No ink' };
  await world.db.insert(backupRuns).values(run);
  await open('admin');
  await screen.findByText('No ink');
  expect(factOf('Last backup')).toMatch(/^OK .*Failed No ink$/);
  expect(factOf('Last restore test')).toMatch(/^More than 8 days ago /);
});

test.each([
  [['mentor']],
  [['learning_designer', 'mentor']],
  [['independent_learner']],
  [[]],
] as Role[][][])('with the roles %j the page says whom to ask', async (held) => {
  await open(...held);
  const learns = held.every((role) => role === 'independent_learner') && held.length > 0;
  const whom = learns
    ? /This page is for staff\./
    : /It is for people with the role Administrator\./;
  expect(screen.getByText(whom)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an administrator with other roles may read it too', async () => {
  await open('mentor', 'admin');
  expect(await screen.findByRole('table', { name: 'Roles and permissions' })).toBeTruthy();
});
