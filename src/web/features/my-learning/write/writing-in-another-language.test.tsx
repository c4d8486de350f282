// @vitest-environment browser-and-server
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import {
  beginWithAnswers,
  firstQuestion,
  goOn,
  openAs,
  openBegunReflection,
  saveCall,
  type,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';
import { serveTranslations } from '#web/translations.test-support.ts';

const world = await setupRealServer();

/** Made up, so that the tests do not depend on which texts are translated. */
const translations = {
  answering: { yourAnswer: '[your answer]', stillOpen: '[open: {{questions}}]' },
  myLearning: {
    left_one: '[{{sentBack}}, {{count}} answer]',
    left_other: '[{{sentBack}}, {{count}} answers]',
    sentBackBy: '[back on {{at, day}} by {{mentor}}]',
  },
  progress: { questionSaved: '[{{number}} saved {{at, time}}]', yoursToWrite: '[yours]' },
};

function serveOtherLanguage() {
  const texts = serveTranslations({ mi: translations });
  onTestFinished(texts.stop);
}

const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

test('switching the language in the middle of a sentence keeps the sentence, caret and focus', async () => {
  serveOtherLanguage();
  const { server } = await openBegunReflection(world);
  await type('They felt safe');
  const before = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  before.setSelectionRange(5, 5);

  await act(() => changeLanguage('mi'));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '[your answer]' });
  expect(box).toBe(before);
  expect(box.value).toBe('They felt safe');
  expect([box.selectionStart, document.activeElement]).toEqual([5, box]);
  expect(server.callsOf(saveCall).length).toBeLessThanOrEqual(1);
});

test('a message from before the switch is shown in the new language', async () => {
  serveOtherLanguage();
  await openBegunReflection(world);
  await type('They felt safe');
  await goOn();
  await screen.findByText(/^Question 1 saved \d{1,2}:\d\d\s[ap]m$/);

  await act(() => changeLanguage('mi'));
  expect((await screen.findByText(/^\[1 saved \d\d:\d\d\]$/)).lang).toBe('mi');
});

test('each piece says its language: a question as it was asked, what nobody translated in English', async () => {
  serveOtherLanguage();
  await openBegunReflection(world);
  await act(() => changeLanguage('mi'));

  const [question] = await screen.findAllByText(firstQuestion);
  expect(question && langOf(question)).toBe('en-NZ');
  expect(langOf(screen.getByText('[yours]'))).toBe('mi');
  expect(langOf(screen.getByText('Save and next'))).toBe('en-NZ');
});

test('links stand in the translated sentence where its words want them', async () => {
  serveOtherLanguage();
  const { mere, uuid } = await beginWithAnswers(world, 'They felt safe.');
  await openAs(world, mere, `/my/learning/reflection/${uuid}?question=3`);
  await act(() => changeLanguage('mi'));

  const link = await screen.findByRole('link', { name: 'question 2' });
  expect(link.closest('[lang=mi]')?.textContent).toBe('[open: question 2]');
});
