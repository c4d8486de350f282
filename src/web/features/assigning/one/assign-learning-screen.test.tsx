// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import {
  alert,
  assigned,
  belonging,
  box,
  calls,
  clickButton,
  findChosenCount,
  hasFocus,
  inOrder,
  isTicked,
  leadership,
  mere,
  ofMere,
  old,
  openAt,
  planning,
  taiao,
  tick,
  whatMereHas,
} from '#web/features/assigning/assigning.test-support.tsx';

setupBrowser();

test('areas are listed before a learner is picked; ticking one asks for a learner first', async () => {
  await openAt('/mentor/assign-learning');
  await screen.findByRole('combobox', { name: 'Learner' });
  await tick('Belonging');

  await alert('Please select user to assign and view learning');
  expect(await isTicked('Belonging')).toBe(false);
  await hasFocus('Learner', 'combobox');
  expect(document.title).toBe('Error: Assign learning – Stepwise');
  expect(screen.queryByRole('checkbox', { name: 'Old area' })).toBeNull();
});

test('picking a learner puts them into the address and ticks what they have', async () => {
  const { router } = await openAt('/mentor/assign-learning', { has: assigned(belonging) });
  const picker = await screen.findByRole('combobox', { name: 'Learner' });
  await userEvent.type(picker, 'mere');
  await userEvent.click(await screen.findByRole('option', { name: mere.name }));

  await findChosenCount(1);
  expect(router.state.location.search).toMatchObject({ learner: mere.uuid });
  expect(await isTicked('Belonging')).toBe(true);
});

test('a fourth area cannot be ticked, and says why', async () => {
  await openAt(ofMere, { has: assigned(belonging, leadership, planning) });
  await findChosenCount(3);
  const fourth = await box('Te taiao');
  expect(fourth.getAttribute('aria-disabled')).toBe('true');
  fourth.focus();
  expect(document.activeElement).toBe(fourth);
  await userEvent.click(fourth);

  await alert("Can't assign more than 3 areas");
  expect(await isTicked('Te taiao')).toBe(false);
  await tick('Planning');
  await findChosenCount(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('why a fourth area was refused is hidden once the three are assigned', async () => {
  const three = assigned(belonging, leadership, planning);
  await openAt(ofMere, {
    answers: {
      [calls.has]: [whatMereHas([]), whatMereHas(three)],
      [calls.save]: { body: { data: three } },
    },
  });
  await findChosenCount(0);
  for (const name of ['Belonging', 'Leadership', 'Planning']) await tick(name);
  await userEvent.click(await box('Te taiao'));
  await alert("Can't assign more than 3 areas");
  await clickButton('Assign learning areas');

  expect(await screen.findByText('Assigned to Mere Tāne')).toBeTruthy();
  await findChosenCount(3);
  expect(screen.queryByText("Can't assign more than 3 areas")).toBeNull();
});

test.each([
  ['without a learner', '/mentor/assign-learning'],
  ['without an area', ofMere],
])('assigning %s says what is missing, and sends nothing', async (_, address) => {
  const { sentTo } = await openAt(address);
  await findChosenCount(0);
  await clickButton('Assign learning areas');

  await alert('Please select learner and assign learners to learning areas');
  expect(sentTo(calls.save)).toEqual([]);
});

test('ticked areas are assigned in their order, and undoing restores the areas from before', async () => {
  const has = assigned(belonging);
  const { sentTo } = await openAt(ofMere, {
    has,
    answers: {
      [calls.save]: [{ body: { data: assigned(taiao, belonging) } }, { body: { data: has } }],
    },
  });
  await findChosenCount(1);
  await tick('Te taiao');
  await clickButton('Move Te taiao up');
  expect(inOrder()).toEqual(['Te taiao', 'Belonging']);
  await clickButton('Assign learning areas');

  expect(await screen.findByText('Assigned to Mere Tāne')).toBeTruthy();
  const review = screen.getByRole('link', { name: 'Review learning of Mere Tāne' });
  expect(review.getAttribute('href')).toBe(`/mentor/review-learning?learner=${mere.uuid}`);
  await clickButton('Undo');

  const undone = await screen.findByText('Undone. Mere Tāne has the areas from before again.');
  expect(document.activeElement).toBe(undone);
  expect(sentTo(calls.save)).toEqual([
    {
      learner_id: mere.uuid,
      areas_list: [taiao.uuid, belonging.uuid],
      order_by: [1, 2],
      seen: [belonging.uuid],
    },
    {
      learner_id: mere.uuid,
      areas_list: [belonging.uuid],
      order_by: [1],
      seen: [taiao.uuid, belonging.uuid],
    },
  ]);
});

async function openWithFirstTicked() {
  const opened = await openAt(ofMere, {
    answers: {
      [calls.save]: { body: { data: assigned(taiao) } },
      [calls.remove]: { body: { data: [] } },
    },
  });
  await findChosenCount(0);
  await tick('Te taiao');
  return opened;
}

test('undoing the first assignment takes it away again', async () => {
  const { sentTo } = await openWithFirstTicked();
  await clickButton('Assign learning areas');
  await clickButton('Undo');

  expect(await screen.findByText('Undone. Mere Tāne has no areas, as before.')).toBeTruthy();
  expect(sentTo(calls.remove)).toEqual([{ learner_id: mere.uuid, seen: [taiao.uuid] }]);
});

test('a double press assigns once, and undoes once', async () => {
  const { sentTo } = await openWithFirstTicked();
  const assign = screen.getByRole('button', { name: 'Assign learning areas' });
  fireEvent.click(assign);
  fireEvent.click(assign);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  fireEvent.click(undo);

  await screen.findByText('Undone. Mere Tāne has no areas, as before.');
  expect(sentTo(calls.save)).toHaveLength(1);
  expect(sentTo(calls.remove)).toHaveLength(1);
});

test('a position can be typed, and the focus stays in the field that moved', async () => {
  await openAt(ofMere, { has: assigned(belonging, leadership, planning) });
  const field = await screen.findByRole('textbox', { name: 'Position of Planning' });
  await userEvent.click(field);
  await userEvent.keyboard('1{Enter}');

  expect(inOrder()).toEqual(['Planning', 'Belonging', 'Leadership']);
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Area 3 moved to position 1 of 3')).toBeTruthy();
});

test('an area that is switched off is listed only where it is assigned, and says so', async () => {
  await openAt(ofMere, { has: assigned(old) });
  await findChosenCount(1);
  const described = (await box('Old area')).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('Switched off');
});

test('taking away an area with written work says beforehand that the work is kept', async () => {
  await openAt(ofMere, { has: assigned(belonging, taiao), written: { [belonging.uuid]: 2 } });
  await findChosenCount(2);
  await tick('Te taiao');
  expect(screen.queryByText(/will be removed/)).toBeNull();
  await tick('Belonging');

  expect(
    await screen.findByText(/The 2 reflections written in it are kept, and come back when it is/),
  ).toBeTruthy();
});

test('all areas are removed only when that is asked for, and it can be undone', async () => {
  const has = assigned(belonging, taiao);
  const { sentTo } = await openAt(ofMere, {
    has,
    written: { [taiao.uuid]: 1 },
    answers: {
      [calls.has]: [whatMereHas(has), whatMereHas([]), whatMereHas(has)],
      [calls.remove]: { body: { data: [] } },
      [calls.save]: { body: { data: has } },
    },
  });
  expect(await screen.findByText(/What is written there \(1 reflection\) is kept/)).toBeTruthy();
  await clickButton('Remove all areas');
  const feedback = await screen.findByText('All areas removed from Mere Tāne');
  expect(document.activeElement).toBe(feedback);
  await findChosenCount(0);
  await clickButton('Undo');

  await findChosenCount(2);
  expect(sentTo(calls.save)).toEqual([
    {
      learner_id: mere.uuid,
      areas_list: [belonging.uuid, taiao.uuid],
      order_by: [1, 2],
      seen: [],
    },
  ]);
});
