// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import {
  alert,
  assigned,
  belonging,
  calls,
  clickButton,
  findChosenCount,
  inOrder,
  mere,
  ofMere,
  openAt,
  planning,
  taiao,
  tick,
  whatMereHas,
} from '#web/features/assigning/assigning.test-support.tsx';

setupBrowser();

const theirs = {
  status: 412,
  body: {
    message: `The areas of ${mere.name} were changed since you saw them.`,
    current: { data: assigned(taiao, planning) },
  },
};

test('an undo does not take away what somebody else assigned since, and says so', async () => {
  const { server } = await openAt(ofMere, {
    answers: { [calls.save]: { body: { data: assigned(taiao) } }, [calls.remove]: theirs },
  });
  await findChosenCount(0);
  await tick('Te taiao');
  await clickButton('Assign learning areas');
  await screen.findByText('Assigned to Mere Tāne');
  server.answers[calls.has] = whatMereHas(assigned(taiao, planning));
  await clickButton('Undo');

  const why = 'The change wasn’t undone. The areas of Mere Tāne were changed since you saw them.';
  await alert(why);
  expect(document.activeElement?.textContent).toBe(why);
  expect(screen.queryByText('Assigned to Mere Tāne')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await findChosenCount(2);
  expect(inOrder()).toEqual(['Te taiao', 'Planning']);
});

test('areas that somebody else assigned meanwhile are not replaced before they are seen', async () => {
  const { server, sentTo } = await openAt(ofMere, { answers: { [calls.save]: theirs } });
  await findChosenCount(0);
  await tick('Belonging');
  server.answers[calls.has] = whatMereHas(assigned(taiao, planning));
  await clickButton('Assign learning areas');
  await alert('Not assigned. The areas of Mere Tāne were changed since you saw them.');
  await screen.findByText(/Now assigned: Te taiao and Planning\. Your choice would replace that\./);
  expect(inOrder()).toEqual(['Belonging']);

  server.answers[calls.save] = { body: { data: assigned(belonging) } };
  await clickButton('Assign learning areas');
  await screen.findByText('Assigned to Mere Tāne');
  expect(sentTo(calls.save)).toMatchObject([{ seen: [] }, { seen: [taiao.uuid, planning.uuid] }]);
});
