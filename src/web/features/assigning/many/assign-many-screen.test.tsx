// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import {
  belonging,
  calls,
  clickButton,
  findChosenCount,
  hasFocus,
  mere,
  openAt,
  outcome,
  taiao,
  tama,
  tick,
} from '#web/features/assigning/assigning.test-support.tsx';

setupBrowser();
afterEach(() => {
  vi.restoreAllMocks();
});

const path = '/mentor/assign-learning/many';
const gets = { [belonging.uuid]: 'will_get' } as const;
const isFull = { [belonging.uuid]: 'at_the_limit' } as const;

const answers = (...outcomes: ReturnType<typeof outcome>[]) => ({
  body: { outcomes, assigned_at: '2026-11-28T01:02:03.456Z' },
});
const both = answers(outcome(mere, gets), outcome(tama, isFull));

/** Both learners by their organisation, and one area. */
async function choose(world: Parameters<typeof openAt>[1] = {}) {
  const opened = await openAt(path, world);
  await clickButton('Add all 2 of Harbour View');
  await tick('Belonging');
  await findChosenCount(1);
  return opened;
}

const cell = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

test('learners are added by name or by organisation, and taken out one by one', async () => {
  await openAt(path);
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Add a learner by name' }),
    'tama',
  );
  await userEvent.click(await screen.findByRole('option', { name: tama.name }));
  expect(await screen.findByText('1 learner')).toBeTruthy();
  await userEvent.click(screen.getByText('Harbour View'));
  await userEvent.click(screen.getByRole('checkbox', { name: mere.name }));
  await clickButton(`Remove ${tama.name}`);

  await hasFocus(`Remove ${mere.name}`);
  await clickButton(`Remove ${mere.name}`);
  await hasFocus('Chosen learners', 'heading');
});

test('everybody can be taken out at once, and brought back', async () => {
  await choose();
  await clickButton('Remove all');
  expect(screen.getByText('Nobody is chosen yet.')).toBeTruthy();
  await clickButton('Undo: bring back 2 learners');
  expect(screen.getByRole('button', { name: `Remove ${mere.name}` })).toBeTruthy();
});

test('a preview needs learners and areas', async () => {
  const { sentTo } = await openAt(path);
  await findChosenCount(0);
  await clickButton('Preview');
  const text = 'Please select learner and assign learners to learning areas';
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(sentTo(calls.preview)).toEqual([]);
});

test('nothing is written before the preview says what will happen to each learner', async () => {
  const { router, sentTo } = await choose({ answers: { [calls.preview]: both } });
  await clickButton(/^Preview/);

  await screen.findByRole('heading', {
    name: '1 of 2 learners will be assigned something new, 1 area in all',
  });
  expect(router.state.location.href).toContain('step=2');
  expect(cell(mere.name).getByText('Will be assigned')).toBeTruthy();
  expect(cell(tama.name).getByText('At the limit')).toBeTruthy();
  const body = { learners: [mere.uuid, tama.uuid], areas_list: [belonging.uuid] };
  expect(sentTo(calls.preview)[0]).toEqual(body);
  expect(sentTo(calls.many)).toEqual([]);

  await clickButton('At the limit 1');
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: new RegExp(mere.name) })).toBeNull(),
  );
  expect(cell(tama.name).getByText('At the limit')).toBeTruthy();
  expect(router.state.location.href).toContain('show=at_the_limit');
});

test('going back keeps the choice', async () => {
  await choose({ answers: { [calls.preview]: both } });
  await clickButton(/^Preview/);
  await clickButton('Back');
  await findChosenCount(1);
  expect(screen.getByRole('button', { name: `Remove ${mere.name}` })).toBeTruthy();
});

test('the result is what the server did, even where the preview said otherwise', async () => {
  const { sentTo } = await choose({
    answers: {
      [calls.preview]: both,
      [calls.many]: answers(outcome(mere, gets), outcome(tama, gets)),
    },
  });
  await clickButton(/^Preview/);
  await clickButton('Assign to 1 learner');

  await screen.findByRole('heading', {
    name: '2 of 2 learners assigned something new, 2 areas in all',
  });
  expect(screen.getByRole('alert').textContent).toMatch(
    /^The result differs from the preview for 1 learner/,
  );
  expect(cell(tama.name).getByText('differs from the preview')).toBeTruthy();
  expect(cell(mere.name).getByText('Assigned')).toBeTruthy();
  const link = screen.getByRole('link', { name: mere.name });
  expect(link.getAttribute('href')).toBe(`/mentor/assign-learning?learner=${mere.uuid}`);
  expect(sentTo(calls.many)).toEqual(sentTo(calls.preview).slice(0, 1));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('the result is downloaded with cells that are no formulas', async () => {
  const evil = { ...mere, name: '=HYPERLINK("x")' };
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const done = answers(outcome(evil, gets), outcome(tama, isFull));
  await choose({ answers: { [calls.preview]: done, [calls.many]: done } });
  await clickButton(/^Preview/);
  await clickButton('Assign to 1 learner');
  await clickButton('Download the result (CSV)');

  expect(clicked).toHaveBeenCalledOnce();
  const lines = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(lines[0]).toBe('Learner,Area,Result,Preview,Address');
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",Belonging,Assigned,Will be assigned,http/);
  expect(lines[2]).toMatch(/^Tama Te Kanawa,Belonging,At the limit,At the limit,http/);
});

test('a failure loses nothing, and trying again does it', async () => {
  const { server } = await choose({
    answers: { [calls.preview]: both, [calls.many]: 'offline' },
  });
  await clickButton(/^Preview/);
  await clickButton('Assign to 1 learner');
  await screen.findByText(/kept on this device, and pressing again is safe/);

  server.answers[calls.many] = both;
  await clickButton('Assign to 1 learner');
  await screen.findByRole('heading', { name: /^1 of 2 learners assigned something new/ });
});

test('a preview that is refused says whom it is about', async () => {
  const why = 'The selected learner is invalid.';
  const refused = { status: 422, body: { message: why, errors: { 'learners.1': [why] } } };
  await choose({ answers: { [calls.preview]: refused } });
  await clickButton(/^Preview/);
  expect((await screen.findByRole('alert')).textContent).toContain(`${tama.name}: ${why}`);
});

test('the choice outlives the page, and the address of step 2 shows its preview', async () => {
  await choose();
  cleanup();

  await openAt(`${path}?step=2`, { answers: { [calls.preview]: both } });
  await screen.findByRole('heading', { name: /^1 of 2 learners will be assigned/ });
  cleanup();

  await openAt(path);
  expect(await screen.findByText(/^Your choice from .* is back/)).toBeTruthy();
});

test('without a choice, the address of step 2 opens step 1', async () => {
  await openAt(`${path}?step=2`);
  expect(await screen.findByText('Nobody is chosen yet.')).toBeTruthy();
});

test('with an area that nobody can get there is no button to assign', async () => {
  const none = answers(outcome(mere, isFull), outcome(tama, { [belonging.uuid]: 'inactive' }));
  await choose({ answers: { [calls.preview]: none } });
  await clickButton(/^Preview/);
  expect(await screen.findByText('There is nothing to assign.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Assign to/ })).toBeNull();
});

test('two areas are counted per area and per learner', async () => {
  const mixed = outcome(mere, { [belonging.uuid]: 'already_has', [taiao.uuid]: 'will_get' });
  await choose({ answers: { [calls.preview]: answers(mixed, outcome(tama, gets)) } });
  await tick('Te taiao');
  await clickButton(/^Preview/);
  await screen.findByRole('heading', {
    name: '2 of 2 learners will be assigned something new, 2 areas in all',
  });
  expect(screen.getByText('1 already has some of it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Already has 1' })).toBeTruthy();
});
