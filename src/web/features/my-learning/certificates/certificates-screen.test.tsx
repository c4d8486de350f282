// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  askCorrection,
  declineCorrection,
  makeCorrection,
} from '#contract/certificates/corrections.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { heading, openAs } from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const mentor = await world.person('Hana', 'mentor');
const admin = await world.person('Ngaire', 'admin');

afterEach(() => {
  vi.restoreAllMocks();
});

/** Somebody who has completed an area. */
async function certified() {
  const keita = await world.person('Keita Potae', 'independent_learner');
  const { uuid } = await loop.submitted(keita);
  await loop.finish(mentor, uuid);
  const all = async () => (await world.as(keita)(myCertificates, {})).reply.certificates;
  const [certificate] = await all();
  if (!certificate) throw new Error('There is no certificate');
  const ask = async () => {
    const body = { certificate: certificate.uuid, name: 'Keita Pōtae', note: '' };
    return (await world.as(keita)(askCorrection, { body })).reply.correction.uuid;
  };
  const open = () => openAs(world, keita, '/my/certificates');
  return { keita, reflection: uuid, certificate, all, ask, open };
}

const card = async (number: string) => {
  const found = (await screen.findByText(number, { selector: 'strong' })).closest('article');
  if (!found) throw new Error(`${number} is on no card`);
  return found;
};

test('without a certificate, the page says how to get one', async () => {
  const tama = await world.person('Tama', 'independent_learner');
  await openAs(world, tama, '/my/certificates');
  expect(await screen.findByText(/You don’t have a certificate yet/)).toBeTruthy();
});

test('a request for another name is withdrawn, and Undo makes it again', async () => {
  const { certificate, all, ask, open } = await certified();
  await ask();
  await open();
  await clickButton(`Withdraw request for ${certificate.number}`);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  expect((await all())[0]?.correction).toBeNull();
  await userEvent.click(undo);
  await screen.findByText(/waiting for an administrator/);
  expect((await all())[0]?.correction).toMatchObject({ name: 'Keita Pōtae', outcome: null });
});

test('withdrawing a request and its Undo say that they are at work, and count though the answer is lost', async () => {
  const { certificate, all, ask, open } = await certified();
  await ask();
  const { server } = await open();
  const withdrawCall = 'POST /api/my/certificates/correction/withdraw';
  const letThrough = server.holds(withdrawCall);
  server.breaks(withdrawCall, 'lost');
  const press = { name: `Withdraw request for ${certificate.number}` };
  await userEvent.dblClick(await screen.findByRole('button', press));
  expect(screen.getByText('Working...')).toBeTruthy();
  letThrough();

  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await all())[0]?.correction).toBeNull();
  expect(server.callsOf(withdrawCall)).toHaveLength(1);
  server.breaks('POST /api/my/certificates/correction', 'lost');
  await userEvent.dblClick(undo);
  await screen.findByText(/waiting for an administrator/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', press));
  expect((await all())[0]?.correction).toMatchObject({ name: 'Keita Pōtae', outcome: null });
});

test('Undo asks for no withdrawn name once another request was made', async () => {
  const { certificate, ask, open } = await certified();
  await ask();
  await open();
  await clickButton(`Withdraw request for ${certificate.number}`);
  await screen.findByRole('button', { name: 'Undo' });
  const body = { correction: await ask(), reason: 'Please send your passport page.' };
  await world.as(admin)(declineCorrection, { body });
  // A minute later the list is read again when the page is looked at again.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByText(/was declined on/);
  expect(screen.queryByText(/^Request withdrawn/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a request on a withdrawn certificate is withdrawn without Undo, as it can’t be made again', async () => {
  const { certificate, reflection, all, ask, open } = await certified();
  await ask();
  await loop.undo(mentor, reflection);
  await open();
  await clickButton(`Withdraw request for ${certificate.number}`);
  const words = await screen.findByText(/^Request withdrawn/);
  expect(document.activeElement).toBe(words);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect((await all())[0]?.correction).toBeNull();
});

test('each certificate has its number, area, date and status, and can be downloaded and shown', async () => {
  const { certificate, open } = await certified();
  const copied = vi.fn();
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText: copied } });
  await open();
  const article = await card(certificate.number);
  expect(within(article).getByRole('heading', { name: certificate.area })).toBeTruthy();
  expect(article.textContent).toMatch(/issued to Keita Potae on \d+\w\w \w+ \d{4}/);
  expect(within(article).getByText('Valid')).toBeTruthy();
  const pdf = within(article).getByRole('link', { name: /^Download PDF of SW-/ });
  expect(pdf.getAttribute('href')).toBe(certificate.pdf);
  const page = within(article).getByRole('link', { name: /^Public page of/ });
  expect(page.getAttribute('href')).toBe(certificate.url);

  await clickButton(/^Copy the link to/);
  expect(copied).toHaveBeenCalledWith(certificate.url);
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
});

test('a certificate can be shared if the browser supports it', async () => {
  const { certificate, open } = await certified();
  const share = vi.fn();
  vi.stubGlobal('navigator', { ...navigator, onLine: true, share });
  await open();
  await clickButton(`Share ${certificate.number}`);
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: certificate.url }));
});

test('a withdrawn certificate says since when, and can no longer be downloaded', async () => {
  const { certificate, reflection, open } = await certified();
  await loop.undo(mentor, reflection);
  await open();
  const article = await card(certificate.number);
  expect(within(article).getByText(/^Withdrawn on \d+\w\w \w+ \d{4}$/)).toBeTruthy();
  expect(within(article).queryByRole('link', { name: /PDF/ })).toBeNull();
  expect(within(article).queryByRole('link', { name: /correction/ })).toBeNull();
});

test('another name can be asked for, and the request is then shown as waiting', async () => {
  const { certificate, all, open } = await certified();
  await open();
  await clickLink(/^Ask to correct the name/);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('is issued to Keita Potae');
  const name = within(dialog).getByRole('textbox', { name: 'Correct name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Keita Pōtae');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Anything/ }), 'The macron');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));

  const words = await screen.findByText(/^“Keita Pōtae” requested on .*, waiting for an/);
  expect(words).toBeTruthy();
  // The list may be refetched before the address has dropped the dialog.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Request sent. An administrator will look at it.')).toBeTruthy();
  const [now] = await all();
  expect(now?.correction).toMatchObject({ name: 'Keita Pōtae', note: 'The macron' });
  expect(await card(certificate.number)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Ask/ })).toBeNull();
});

test('asking for the name that is on the certificate already is refused beside the field', async () => {
  const { open } = await certified();
  await open();
  await clickLink(/^Ask to correct the name/);
  await clickButton('Send request');
  const words = await screen.findAllByText('The certificate already has this name.');
  expect(words.length).toBeGreaterThan(0);
});

test('a request that was declined shows why, and another can be made', async () => {
  const { ask, open } = await certified();
  const body = { correction: await ask(), reason: 'Please send your passport page.' };
  await world.as(admin)(declineCorrection, { body });
  await open();
  expect(
    await screen.findByText(/^“Keita Pōtae” was declined on .*: Please send your passport page\.$/),
  ).toBeTruthy();
  await clickLink(/^Ask again for another name/);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('after the name was put right, the old certificate says what replaced it', async () => {
  const { certificate, ask, all, open } = await certified();
  await world.as(admin)(makeCorrection, { body: { correction: await ask() } });
  const [newer] = await all();
  await open();
  const old = await card(certificate.number);
  expect(within(old).getByText(`Replaced by ${newer?.number}`)).toBeTruthy();
  expect(old.textContent).toContain('The name was corrected to “Keita Pōtae”');
  expect((await card(newer?.number ?? '')).textContent).toContain('issued to Keita Pōtae');
  expect(await heading('My certificates', 1)).toBeTruthy();
});
