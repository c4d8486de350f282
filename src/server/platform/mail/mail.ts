import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '#server/platform/settings.ts';

export type Mail = {
  /** The id of the job that sends it: sent twice, it is still one mail. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
};

export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  /** Where mails are written where there is no mail server. */
  folder?: string;
  close: () => void;
};

type Options = { url: string | undefined; from: string; dataDir: string; site: Site };

/** Sends by SMTP when MAIL_URL is set, else writes files that /dev/mail shows. */
export function openMailer({ url, from, dataDir, site }: Options): Mailer {
  const host = new URL(site.url).hostname;
  const compose = (mail: Mail) => mimeMessage(mail, from, host);
  return url ? smtpMailer(url, compose) : fileMailer(join(dataDir, 'mail'), compose);
}

const validId = /^[\w-]{1,100}$/;

function mimeMessage({ id, ...mail }: Mail, from: string, host: string) {
  // The id becomes a file name and part of a header; ours are UUIDs, so anything else is a bug.
  if (!validId.test(id)) throw new Error(`${JSON.stringify(id)} can't be the id of a mail`);
  return {
    ...mail,
    from,
    messageId: `<${id}@${host}>`,
    // Prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Compose = (mail: Mail) => ReturnType<typeof mimeMessage>;

const SECONDS = 1_000;

/** Loads nodemailer with the first mail, so that the start of the server doesn't wait for it. */
async function openPool(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
  });
}

function smtpMailer(url: string, compose: Compose): Mailer {
  let pool: ReturnType<typeof openPool> | undefined;
  return {
    send: async (mail) => {
      pool ??= openPool(url);
      await (await pool).sendMail(compose(mail));
    },
    close: () => {
      void pool?.then((opened) => opened.close());
    },
  };
}

function fileMailer(folder: string, compose: Compose): Mailer {
  return {
    folder,
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await writer.sendMail(compose(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed into place, so that nobody reads half a mail, and over an earlier delivery, if any.
      const unfinished = join(folder, `.${mail.id}.${process.pid}.tmp`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, join(folder, `${mail.id}.eml`));
    },
    close: () => undefined,
  };
}
