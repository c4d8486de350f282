// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { QueuedReflection } from '#contract/mentoring/review-queue.ts';
import type { UnfinishedDraft } from '#contract/my-learning/drafts.ts';
import { setupBrowser } from '#web/app.test-support.tsx';
import { hana } from '#web/features/mentoring/review/example-reflection.test-support.ts';
import { renderAt } from '#web/features/mentoring/review/review.test-support.tsx';
import { draftKey, writeDraft } from '#web/platform/drafts/drafts.ts';
import { WorklistPanel } from './worklist-panel.tsx';

setupBrowser();

const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();

const waiting = (name: string, more: Partial<QueuedReflection> = {}): QueuedReflection => ({
  uuid: `r-${name}`,
  name: 'Belonging',
  name_mi: null,
  type: 'area',
  questions_count: 5,
  reviewed_count: 0,
  learner: { uuid: `l-${name}`, name },
  area: { uuid: 'area', name: 'Belonging', name_mi: null },
  pod: null,
  round: 1,
  turn: { whose: 'mentor', since: threeDaysAgo },
  returned_to: null,
  mentor: null,
  held_by: null,
  reopened: false,
  ...more,
});

type Given = {
  signed?: object[];
  drafts?: UnfinishedDraft[];
  pages?: number;
  next?: object;
  taken?: object | null;
};

function open(
  rows: QueuedReflection[],
  { signed = [], drafts = [], pages = 1, next, taken }: Given = {},
) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    if (address.endsWith('queue/next')) {
      return new Response(JSON.stringify({ reflection: taken ?? null }));
    }
    if (address.endsWith('my/drafts')) return new Response(JSON.stringify({ drafts }));
    const paged = { data: rows, current_page: 1, last_page: pages, per_page: 15 };
    const total = pages > 1 ? 17 : rows.length;
    const { searchParams } = new URL(address, 'http://x');
    const whose = searchParams.get('mentor') ?? (searchParams.get('mine') === '1' ? 'mine' : 'all');
    const queue = { ...paged, total, from: 1, to: rows.length };
    const counts = { waiting: total, ready: 3, sent_back: 5, finished: 7 };
    const body = address.includes('queue')
      ? { queue, counts, whose, next: next ?? null }
      : { signed_off: signed };
    return new Response(JSON.stringify(body));
  });
  const opened = renderAt('/dashboard', {
    screens: {
      '/dashboard': WorklistPanel,
      '/mentor/review-learning/reflection/$reflection': () => <p>The review</p>,
    },
  });
  return { ...opened, requests };
}

test('what waits is listed with its learner, its wait, and a link to where the review goes on', async () => {
  open([waiting('Mere Tāne', { reviewed_count: 2 })]);

  expect(
    await screen.findByRole('heading', { name: '1 reflection waiting for review' }),
  ).toBeTruthy();
  expect(screen.getByText('submitted 3 days ago')).toBeTruthy();
  expect(screen.getByText('2 of 5 reviewed')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Review Mere Tāne, Belonging' });
  expect(link.getAttribute('href')).toMatch(/\/reflection\/r-Mere%20T%C4%81ne$/);
});

test('a reflection with every question reviewed is ready to sign off', async () => {
  open([waiting('Mere', { reviewed_count: 5 })]);

  const row = (await screen.findByText('Mere')).closest('li');
  expect(row?.textContent).toContain('Ready to sign off');
});

test('a reflection that comes back says which round it is, and to which mentor', async () => {
  const again = { round: 2, returned_to: { uuid: hana.uuid, name: hana.name } };
  const tama = { uuid: 'tama', name: 'Tama Hohepa' };
  open([waiting('Mere', again), waiting('Ana', { ...again, returned_to: tama })]);

  const [mine, theirs] = (await screen.findAllByText('Resubmitted (round 2)')).map(
    (chip) => chip.closest('li')?.textContent,
  );
  expect(mine).toContain('resubmitted 3 days ago');
  expect(mine).toContain('For you');
  expect(theirs).toContain('for Tama Hohepa');
  expect(theirs).not.toContain('For you');
});

test('a reopened reflection waits since it was reopened', async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const turn = { whose: 'mentor' as const, since: anHourAgo };
  open([waiting('Mere', { turn, reopened: true })]);

  expect(await screen.findByText('reopened 1 hour ago')).toBeTruthy();
});

test('an empty worklist says that nothing waits', async () => {
  open([]);

  expect(await screen.findByRole('heading', { name: 'Nothing waiting for review' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('each state is a link with its number, which keeps whose learners they are', async () => {
  const { address, requests } = open([waiting('Mere')], {});
  await userEvent.selectOptions(await screen.findByLabelText('Whose learners'), 'My learners');
  await userEvent.click(await screen.findByRole('link', { name: '5 Sent back' }));

  await waitFor(() => expect(address()).toBe('/dashboard?mine=1&state=sent_back'));
  const link = await screen.findByRole('link', { name: '5 Sent back', current: 'page' });
  expect(link.getAttribute('href')).toBe('/dashboard?mine=1&state=sent_back');
  await screen.findByRole('heading', { name: '1 reflection sent back, with its learner' });
  expect(screen.getByText('sent back 3 days ago')).toBeTruthy();
  expect(requests.some((url) => /state=sent_back&mine=1/.test(url))).toBe(true);
  for (const name of ['1 Waiting for review', '3 Ready to sign off', '7 Finished this week'])
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBeNull();
});

const next = { uuid: 'r-next', learner: { uuid: 'l', name: 'Ana Pita' }, why: 'without_mentor' };

test('the next one is taken as it is opened: where somebody was quicker, the one after it', async () => {
  const { address } = open([], { next, taken: { ...next, uuid: 'r-after' } });
  expect(await screen.findByText('Ana Pita has no mentor.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: 'Next waiting: Ana Pita' }));
  await screen.findByText('The review');
  expect(address()).toBe('/mentor/review-learning/reflection/r-after');
});

test('where somebody was quicker and nothing else waits, it says so', async () => {
  open([], { next, taken: null });
  await userEvent.click(await screen.findByRole('link', { name: 'Next waiting: Ana Pita' }));

  expect(await screen.findByText(/Another mentor has just started that one/)).toBeTruthy();
});

test('a reflection that another mentor has begun says so', async () => {
  open([waiting('Mere', { held_by: { uuid: 'tama', name: 'Tama Hohepa' } })]);
  expect(await screen.findByText('Tama Hohepa has started')).toBeTruthy();
});

test('the page of a long worklist is in the address', async () => {
  const { address, requests } = open([waiting('Mere')], { pages: 2 });
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  await userEvent.click(within(pages).getByRole('link', { name: 'Page 2' }));

  await waitFor(() => expect(address()).toBe('/dashboard?page=2'));
  await waitFor(() => expect(requests.some((url) => url.includes('queue?page=2'))).toBe(true));
});

test('the mentor’s own learners are requests for, and the address remembers it', async () => {
  const mentor = { uuid: 'm', name: 'Rewi' };
  const { address, requests } = open([waiting('Mere', { mentor })], { pages: 2 });
  expect(await screen.findByText('Mentor: Rewi')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Whose learners'), 'My learners');

  await waitFor(() => expect(address()).toBe('/dashboard?mine=1'));
  await waitFor(() => expect(requests.some((url) => url.includes('mine=1'))).toBe(true));
  await waitFor(() => {
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    const second = within(pages).getByRole('link', { name: 'Page 2' });
    expect(second.getAttribute('href')).toBe('/dashboard?mine=1&page=2');
  });
});

test('if nothing of the chosen learners waits, the list says that others may be waiting', async () => {
  open([]);
  await userEvent.selectOptions(await screen.findByLabelText('Whose learners'), 'No mentor');

  expect(await screen.findByText(/Other learners may have something/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all learners' })).toBeTruthy();
});

test('a draft on this device leads back to the question it was begun at', async () => {
  const place = {
    path: '/mentor/review-learning/reflection/r?question=3',
    label: 'Mere Tāne · Belonging, question 3 of 5',
  };
  const draft = { text: 'Half a thought', at: new Date().toISOString(), base: null, place };
  writeDraft(draftKey(hana.uuid, 'review:a3'), draft);
  const { address } = open([]);
  await userEvent.click(await screen.findByRole('link', { name: /^Open Mere Tāne/ }));

  await screen.findByText('The review');
  expect(address()).toBe(place.path);
});

const typedElsewhere: UnfinishedDraft = {
  answer: 'a4',
  kind: 'text',
  device: '00000000-0000-4000-8000-000000000001',
  updated_at: new Date().toISOString(),
  excerpt: 'Typed on the bus',
  reflection: { uuid: 'r', name: 'Belonging', name_mi: null },
  learner: { uuid: 'l', name: 'Mere Tāne' },
  number: 4,
  total: 5,
};

test('so does one that was typed on another device', async () => {
  const { address } = open([], { drafts: [typedElsewhere] });
  const link = await screen.findByRole('link', { name: /^Open Mere Tāne · Belonging, question 4/ });
  expect(link.closest('li')?.textContent).toContain('Typed on the bus');
  expect(link.closest('li')?.textContent).toContain('on another device');
  await userEvent.click(link);

  await screen.findByText('The review');
  expect(address()).toBe('/mentor/review-learning/reflection/r?question=4');
});

test('a draft that both this device and the server have is listed once', async () => {
  const place = { path: '/mentor/review-learning/reflection/r?question=4', label: 'Mere Tāne' };
  const draft = { text: 'Typed here', at: new Date().toISOString(), base: null, place };
  writeDraft(draftKey(hana.uuid, 'review:a4'), draft);
  const drafts = [typedElsewhere, { ...typedElsewhere, kind: 'mark' as const, excerpt: 'Why?' }];
  open([], { drafts });

  const marked = (await screen.findByText('More please, not sent yet')).closest('ul');
  expect(marked?.querySelectorAll('li')).toHaveLength(2);
  expect(marked?.textContent).toContain('Typed here');
});

test('what was signed off shows its certificate', async () => {
  const certificate = { number: 'SW-2026-00042', url: 'https://stepwise.example/certificates/abc' };
  const learner = { uuid: 'l', name: 'Ana Pita' };
  const completed_at = '2026-11-19T08:00:00.000Z';
  open([], { signed: [{ uuid: 's', name: 'Leadership', learner, completed_at, certificate }] });

  const link = await screen.findByRole('link', { name: 'SW-2026-00042' });
  expect(link.getAttribute('href')).toBe(certificate.url);
  expect(screen.getByText(/^signed off .+ ago$/).title).toMatch(/^19th Nov 2026/);
});
