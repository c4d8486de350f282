// @vitest-environment browser-and-server
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { updateUser } from '#contract/people/people.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const hana = await world.person('Hana Rewi', ['admin', 'mentor'], { locale: 'mi' });

/** Tama gets another name and other roles, and may no longer log in. */
async function changeTama() {
  const { uuid, email } = await world.person('Tama Pita', 'mentor');
  const roles: ('admin' | 'learning_designer')[] = ['learning_designer', 'admin'];
  const body = { uuid, name: 'Tāma Pita', email, active: false, roles };
  await world.as(hana)(updateUser, { body });
  return uuid;
}

async function openInTeReo(subject: string, wordings: Record<string, Record<string, string>> = {}) {
  const texts = serveTranslations({ mi: wordings });
  onTestFinished(texts.stop);
  await connectBrowser(world, hana);
  await openApp(`/history?subject=${subject}`);
  await screen.findAllByRole('link', { name: /^Details of/ });
  await act(() => changeLanguage('mi'));
  const [line] = screen.getAllByRole('listitem').filter((item) => item.dataset.row);
  if (!line) throw new Error('Nothing is listed');
  return line;
}

/** The language in which a screen reader would read this text. */
const languageOf = (within: HTMLElement, text: string) => {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent === text) return node.parentElement?.closest<HTMLElement>('[lang]')?.lang;
  }
  return `“${text}” is not there`;
};

test('in a page in te reo Māori each changed field says which language it is in', async () => {
  const line = await openInTeReo(await changeTama());

  expect(line.querySelector('p')?.textContent).toContain(
    'ingoa Tama Pita → to  Tāma Pita, ' +
      'ngā tūnga + Kaiwhakahaere, + Learning designer, − Pou tautoko, ' +
      'active yes → to  no',
  );
  for (const words of ['ingoa', 'ngā tūnga', 'Kaiwhakahaere', 'Pou tautoko']) {
    expect(languageOf(line, words), words).toBe('mi');
  }
  for (const words of ['active', 'yes', 'no', 'Learning designer']) {
    expect(languageOf(line, words), words).toBe('en-NZ');
  }
});

test('each row of the details says its language, and both languages of a mixed value', async () => {
  const line = await openInTeReo(await changeTama());
  await userEvent.click(within(line).getByRole('link', { name: /^Details/ }));
  const table = await screen.findByRole('table');

  expect(within(table).getByRole('row', { name: /^Ngā tūnga/ }).textContent).toBe(
    'Ngā tūngaPou tautokoKaiwhakahaere, Learning designer',
  );
  for (const words of ['Ingoa', 'Ngā tūnga', 'Pou tautoko', 'Kaiwhakahaere, ']) {
    expect(languageOf(table, words), words).toBe('mi');
  }
  for (const words of ['Active', 'yes', 'no', 'Learning designer']) {
    expect(languageOf(table, words), words).toBe('en-NZ');
  }
  const name = within(table).getByRole('cell', { name: 'Tāma Pita' });
  expect(name.querySelector('[lang]')).toBeNull();
});

test('a record without a name of its own says its language in a sentence of another', async () => {
  const tama = await world.person('Tama', 'independent_learner');
  const { uuid } = await world.reflection(tama, { area: await world.area('Ako') });
  await world.as(hana)(signOff, { body: { reflection: uuid } });
  const line = await openInTeReo(uuid, {
    historySentences: { signedOff: '[{{it}}: {{actor}}]' },
    history: { everythingAbout: '[{{name}}]' },
  });

  const name = 'Tama’s reflection on Ako';
  expect(line.querySelector('p')?.textContent).toContain(`[${name}: Hana Rewi]`);
  expect(languageOf(line, name)).toBe('en-NZ');
  expect(languageOf(screen.getByRole('heading', { level: 1 }), name)).toBe('en-NZ');
});

test('in an English page nothing needs to say that it is English', async () => {
  const uuid = await changeTama();
  await connectBrowser(world, await world.person('Mere', 'admin'));
  await openApp(`/history?subject=${uuid}`);
  await screen.findByText(/, roles/);
  const [line] = screen.getAllByRole('listitem').filter((item) => item.dataset.row);

  expect(line?.textContent).toContain('roles + Administrator, + Learning designer, − Mentor');
  expect(line?.querySelector('[lang]')).toBeNull();
});
