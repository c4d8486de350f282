import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineMessages } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { freePort } from '#testing/free-port.ts';
import { openMailer } from './mail.ts';
import { mailBody } from './mail-body.ts';

const site = {
  name: 'Stepwise',
  url: 'https://learn.example:8443',
  client: 'https://learn.example:8443',
  environment: 'test',
} as const;
const from = 'Stepwise <no-reply@stepwise.example>';

const texts = defineMessages('test', {
  title: 'Your certificate for Mātauranga ā-iwi',
  hello: 'Hello Hēmi,',
  see: 'See',
});

const mail = {
  id: '0199b2a4-0000-7000-8000-000000000001',
  to: { name: 'Hēmi Tūhoro', address: 'hemi@kura.example' },
  ...mailBody({ site, i18n: createI18n() }, english, {
    title: texts.title,
    parts: [texts.hello],
    button: { label: texts.see, url: 'x:y' },
    reason: [],
  }),
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stepwise-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const fileMailer = () => openMailer({ url: undefined, from, dataDir, site });

async function written() {
  const [name = ''] = await readdir(join(dataDir, 'mail'));
  return PostalMime.parse(await readFile(join(dataDir, 'mail', name)));
}

test('a mail delivered twice is one file', async () => {
  const mailer = fileMailer();

  await Promise.all([mailer.send(mail), mailer.send({ ...mail, id: 'another' })]);
  await mailer.send(mail);

  expect((await readdir(join(dataDir, 'mail'))).sort()).toEqual([`${mail.id}.eml`, 'another.eml']);
});

test('macrons arrive, in the subject, the name and both bodies', async () => {
  await fileMailer().send(mail);

  expect(await written()).toMatchObject({
    from: { name: 'Stepwise', address: 'no-reply@stepwise.example' },
    to: [{ name: 'Hēmi Tūhoro', address: 'hemi@kura.example' }],
    subject: 'Your certificate for Mātauranga ā-iwi',
    text: expect.stringContaining('Hello Hēmi,\n\nSee:\nx:y'),
    html: expect.stringContaining('<p style="margin:0 0 16px">Hello Hēmi,</p>'),
  });
});

test('a retry has the same Message-ID, and asks for no automatic answer', async () => {
  await fileMailer().send(mail);
  const { messageId, headers } = await written();

  expect(messageId).toBe(`<${mail.id}@learn.example>`);
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('a name or a subject with a line break adds no header', async () => {
  await fileMailer().send({
    ...mail,
    to: { name: 'Eve\r\nBcc: all@kura.example', address: mail.to.address },
    subject: 'Hello\r\nBcc: all@kura.example',
  });
  const { bcc, headers, to } = await written();

  expect(bcc).toBeUndefined();
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(to).toHaveLength(1);
});

test('an id that would leave the folder is refused', async () => {
  await expect(fileMailer().send({ ...mail, id: '../../etc/passwd' })).rejects.toThrow('id');
});

test('with a mail server set, the mail goes there and no file is written', async () => {
  const server = await smtpServer();
  const mailer = openMailer({ url: server.url, from, dataDir, site });

  await mailer.send(mail);
  mailer.close();
  server.close();

  const received = await PostalMime.parse(server.received());
  expect(received.subject).toBe(mail.subject);
  expect(received.messageId).toBe(`<${mail.id}@learn.example>`);
  expect(mailer.folder).toBeUndefined();
  expect(await readdir(dataDir)).toEqual([]);
});

test('a mail server that is away is an error, so that the job tries again', async () => {
  const url = `smtp://127.0.0.1:${await freePort()}`;
  await expect(openMailer({ url, from, dataDir, site }).send(mail)).rejects.toThrow('ECONNREFUSED');
});

/** As much SMTP as one mail needs. */
async function smtpServer() {
  let received = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        received += text;
        if (!received.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received: () => received.replace(/\r\n\.\r\n$/, '\r\n'),
    close: () => server.close(),
  };
}
