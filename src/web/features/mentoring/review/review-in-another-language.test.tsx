// @vitest-environment browser-and-server
import { act, cleanup, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '#web/app.test-support.tsx';
import { clickLink } from '#web/controls.test-support.ts';
import { ask, mentoringWorld, note } from '#web/features/mentoring/mentor.test-support.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { connectBrowser } from '#web/real-server.test-support.ts';
import { serveTranslations } from '#web/translations.test-support.ts';

const { world, submitted, open } = await mentoringWorld();
const newMentor = () => world.person('Hana Tūtaki', 'mentor');

/** Made up, so that the tests do not depend on which texts are translated. */
const translations = {
  reviewing: {
    moreOfWhat: '[more of what?]',
    moreDraft: '[more, not sent]',
    draftOf: '[{{reflection}} of {{learner}}, {{number}}]',
  },
  finishing: {
    moreIn_one: '[more in {{numbers}}]',
    moreIn_other: '[more in several: {{numbers}}]',
  },
  mentoring: { waits_one: '[{{count}} waits]', waits_other: '[{{count}} wait]' },
};

function serveOtherLanguage() {
  const texts = serveTranslations({ mi: translations });
  onTestFinished(texts.stop);
}

test('switching the language keeps a note that was typed and not sent yet', async () => {
  serveOtherLanguage();
  const { uuid } = await submitted();
  await open(await newMentor(), uuid);
  await ask('Who felt safe?');
  const before = await note();

  await act(() => changeLanguage('mi'));
  const after = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^\[more of what\?\]/ });
  expect(after).toBe(before);
  expect(after.value).toBe('Who felt safe?');
  expect(document.activeElement).toBe(after);
  expect(screen.getByText('They felt safe.').closest('[lang]')?.tagName).toBe('HTML');

  await clickLink(/^Q 2/);
  expect((await screen.findByText('[more in 1]')).lang).toBe('mi');
});

test('the worklist is in the current language, and so are drafts begun in another', async () => {
  serveOtherLanguage();
  const { uuid } = await submitted();
  const hana = await newMentor();
  await open(hana, uuid);
  await ask('Who felt safe?');

  cleanup();
  await connectBrowser(world, hana);
  await openApp('/dashboard');
  await act(() => changeLanguage('mi'));
  expect(await screen.findByRole('heading', { name: /^\[\d+ waits?\]$/ })).toBeTruthy();
  expect((await screen.findByText(/^\[.+ of Mere Tāne, 1\]$/)).lang).toBe('mi');
  expect(screen.getByText('[more, not sent]').lang).toBe('mi');
});
