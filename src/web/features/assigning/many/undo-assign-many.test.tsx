// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { UndoOutcome } from '#contract/mentoring/assignments.ts';
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
  tama,
  tick,
} from '#web/features/assigning/assigning.test-support.tsx';

setupBrowser();

const assigned_at = '2026-11-28T01:02:03.456Z';
type Assigned = Parameters<typeof outcome>[1][string];
const answers = (ofMere: Assigned, ofTama: Assigned) => ({
  body: {
    outcomes: [
      outcome(mere, { [belonging.uuid]: ofMere }),
      outcome(tama, { [belonging.uuid]: ofTama }),
    ],
    assigned_at,
  },
});

type Undone = UndoOutcome['areas'][number]['outcome'];
const undone = (...of: (readonly [typeof mere, Undone])[]) => ({
  body: {
    outcomes: of.map(([learner, outcome]) => {
      return { learner, areas: [{ uuid: belonging.uuid, outcome }] };
    }),
  },
});

type Answer = NonNullable<Parameters<typeof openAt>[1]>['answers'];

/** Both learners were assigned an area by now, or what `given` says. */
async function assign(more: Answer = {}, given = answers('will_get', 'will_get')) {
  const opened = await openAt('/mentor/assign-learning/many', {
    answers: { [calls.preview]: answers('will_get', 'will_get'), [calls.many]: given, ...more },
  });
  await clickButton('Add all 2 of Harbour View');
  await tick('Belonging');
  await findChosenCount(1);
  await clickButton(/^Preview/);
  await clickButton('Assign to 2 learners');
  await screen.findByText('Done: the result');
  return opened;
}

const cell = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });

test('what was assigned to many is undone at once, and the page says for whom', async () => {
  const { sentTo } = await assign({
    [calls.undo]: undone([mere, 'removed'], [tama, 'changed_since']),
  });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }));

  const line = await screen.findByText('Undone for 1 learner. 1 was changed since and keeps it.');
  expect(document.activeElement).toBe(line);
  expect(sentTo(calls.undo)).toEqual([
    { learners: [mere.uuid, tama.uuid], areas_list: [belonging.uuid], assigned_at },
  ]);
  expect(cell(mere.name).getByText('Undone')).toBeTruthy();
  expect(cell(tama.name).getByText('Kept, changed since')).toBeTruthy();
  expect(screen.queryByText(/assigned something new/)).toBeNull();
  expect(undoButton()).toBeNull();
});

test('after an undo the same learners are chosen again with one press', async () => {
  await assign({ [calls.undo]: undone([mere, 'removed'], [tama, 'removed_since']) });
  await clickButton('Undo');
  await screen.findByText('Undone for 1 learner. 1 no longer had it.');
  await clickButton('Same learners, other areas');
  expect(await screen.findByText('2 learners')).toBeTruthy();
  expect(screen.getByRole('button', { name: `Remove ${mere.name}` })).toBeTruthy();
});

test('rows that were filtered by what was assigned are not gone after an undo', async () => {
  const { router } = await assign({
    [calls.undo]: undone([mere, 'removed'], [tama, 'removed']),
  });
  await clickButton('Assigned 2');
  await waitFor(() => expect(router.state.location.href).toContain('show=will_get'));
  await clickButton('Undo');
  await screen.findByText('Undone for 2 learners.');
  expect(cell(tama.name).getByText('Undone')).toBeTruthy();
});

test('it is undone for those who were assigned something, and for nobody else', async () => {
  const { sentTo } = await assign(
    { [calls.undo]: undone([mere, 'removed']) },
    answers('will_get', 'already_has'),
  );
  await clickButton('Undo');
  await screen.findByText('Undone for 1 learner.');
  expect(sentTo(calls.undo)).toMatchObject([{ learners: [mere.uuid] }]);
  expect(cell(tama.name).getByText('Already had')).toBeTruthy();
});

test('where nobody was assigned anything there is no undo', async () => {
  await assign({}, answers('already_has', 'at_the_limit'));
  await screen.findByRole('heading', { name: 'Nobody was assigned anything new' });
  expect(undoButton()).toBeNull();
});

test('an undo without a connection is offered again, with the focus', async () => {
  const { server } = await assign({ [calls.undo]: 'offline' });
  await clickButton('Undo');
  await screen.findByText(/^The change wasn’t undone\./);
  await hasFocus('Undo');
  expect(screen.getByRole('heading', { name: /^2 of 2 learners assigned/ })).toBeTruthy();

  server.answers[calls.undo] = undone([mere, 'removed_since'], [tama, 'removed_since']);
  await clickButton('Undo');
  await screen.findByText('There was nothing left to undo. 2 no longer had it.');
});

const why = 'The selected learner is invalid.';
const refused = (...fields: string[]) => ({
  status: 422,
  body: { message: why, errors: Object.fromEntries(fields.map((field) => [field, [why]])) },
});

test('somebody whose account is gone by now doesn’t keep the others from being undone', async () => {
  const { sentTo } = await assign({
    [calls.undo]: [refused('learners.0'), undone([tama, 'removed'])],
  });
  await clickButton('Undo');

  await screen.findByText('Undone for 1 learner. 1 can no longer be changed and was left out.');
  expect(sentTo(calls.undo)).toMatchObject([
    { learners: [mere.uuid, tama.uuid] },
    { learners: [tama.uuid], areas_list: [belonging.uuid], assigned_at },
  ]);
  expect(cell(mere.name).getByText('Assigned')).toBeTruthy();
  expect(cell(tama.name).getByText('Undone')).toBeTruthy();
});

test.each([
  ['all of them', ['learners.0', 'learners.1']],
  ['an area too', ['learners.0', 'areas_list.0']],
])('an undo that is refused for %s is not sent again', async (_, fields) => {
  const { sentTo } = await assign({ [calls.undo]: refused(...fields) });
  await clickButton('Undo');

  await screen.findByText(new RegExp(`^The change wasn’t undone. ${mere.name}: ${why}`));
  expect(sentTo(calls.undo)).toHaveLength(1);
  expect(undoButton()).toBeNull();
});

test('an undo for the others that gets no answer is offered again, for all', async () => {
  const { server, sentTo } = await assign({
    [calls.undo]: [refused('learners.0'), { status: 500, body: { message: 'Server Error' } }],
  });
  await clickButton('Undo');
  await screen.findByText(/^The change wasn’t undone\./);

  server.answers[calls.undo] = [refused('learners.0'), undone([tama, 'removed'])];
  await clickButton('Undo');
  await screen.findByText(/^Undone for 1 learner\./);
  expect(sentTo(calls.undo)).toHaveLength(4);
});

test('an undo that is refused says whom it is about, and is not offered again', async () => {
  await assign({ [calls.undo]: refused('learners.1') });
  await clickButton('Undo');
  await screen.findByText(`The change wasn’t undone. ${tama.name}: ${why}`);
  expect(undoButton()).toBeNull();
});
