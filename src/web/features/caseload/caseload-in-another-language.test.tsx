// @vitest-environment browser-and-server
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { openApp } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire', 'admin');
const hana = await world.person('Hana Tūtaki', 'mentor');
await world.person('Ana Ngā-Wai', 'independent_learner');

/** Invented texts: the tests must not depend on which texts really are translated. */
const invented = {
  caseload: {
    given_one: '[{{count}} to {{mentor}}]',
    given_other: '[{{count}} all to {{mentor}}]',
    administratorOption: '[{{mentor}}, administrator: {{learners}}]',
    noLearners: '[none yet]',
  },
};

test('the feedback of a move follows a change of language, and Undo keeps the focus', async () => {
  const texts = serveTranslations({ mi: invented });
  onTestFinished(texts.stop);
  await connectBrowser(world, admin);
  await openApp('/mentor/caseload?mentor=none');
  await clickButton('Select the only one on this page');
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), hana.uuid);
  await clickButton('Assign');
  await screen.findByText('1 learner assigned to Hana Tūtaki.');
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);

  await act(() => changeLanguage('mi'));
  expect(screen.getByText('[1 to Hana Tūtaki]').lang).toBe('mi');
  expect(document.activeElement).toBe(undo);
});

test('an option is translated as a whole, with the values inside it', async () => {
  const texts = serveTranslations({ mi: invented });
  onTestFinished(texts.stop);
  await connectBrowser(world, admin);
  await openApp('/mentor/caseload');
  await clickButton('Select the only one on this page');

  await act(() => changeLanguage('mi'));
  expect(screen.getByRole('option', { name: '[Ngaire, administrator: [none yet]]' })).toBeTruthy();
});
