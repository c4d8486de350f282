import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { mailsIn, runningApp } from './running-app.ts';
import { newVisitor, type Place, type Visitor } from './visitor.ts';

const { BLACK_BOX_URL, BLACK_BOX_ORIGIN, BLACK_BOX_MAIL = '' } = process.env;

export type Target = Place & { mailsTo: ReturnType<typeof mailsIn> };
type Arrangement = { name: string; open: () => Promise<Target> };

/**
 * The servers this suite speaks to: our own with its client on one origin and on two, or any
 * other: BLACK_BOX_URL, with BLACK_BOX_ORIGIN where its client lives elsewhere, with
 * BLACK_BOX_MAIL for the folder it writes mails to, and best with its rate limits lifted.
 */
export const arrangements: Arrangement[] = BLACK_BOX_URL
  ? [{ name: BLACK_BOX_URL, open: async () => another(BLACK_BOX_URL) }]
  : [
      { name: 'on one origin', open: () => inProcess() },
      { name: 'on two origins', open: () => inProcess('http://127.0.0.1:3999') },
    ];

/** For promises about mails, where the server's can't be read. */
export const mailTest = test.skipIf(BLACK_BOX_URL !== undefined && BLACK_BOX_MAIL === '');

async function inProcess(webOrigin?: string): Promise<Target> {
  const settings = webOrigin ? { WEB_ORIGIN: webOrigin } : {};
  const { url, mailsTo } = await runningApp(await testDatabase(), settings);
  return { url, client: webOrigin ?? url, mailsTo };
}

const another = (url: string): Target => ({
  url,
  client: BLACK_BOX_ORIGIN ?? url,
  mailsTo: mailsIn(BLACK_BOX_MAIL),
});

/** For promises about the client's pages, which another server need not serve. */
export const pageTest = test.skipIf(BLACK_BOX_URL !== undefined);

export const password = 'kererū in the kōwhai';

export const anyEmail = (before = '') => `${before}${randomBytes(6).toString('hex')}@kura.example`;

type Member = { visitor: Visitor; email: string };

/** Somebody with a new account, logged in, whose e-mail is not verified yet. */
export async function newMember(place: Place, email = anyEmail()): Promise<Member> {
  const visitor = newVisitor(place);
  const typed = { name: 'Hana Rāwiri', email, password, password_confirmation: password };
  const { status, text } = await visitor.post('/register', typed);
  expect({ status, text }).toEqual({ status: 204, text: '' });
  return { visitor, email };
}

/** Logs in with a new browser. */
export async function logInAs({ email }: { email: string }, place: Place): Promise<Visitor> {
  const visitor = newVisitor(place);
  expect((await visitor.post('/login', { email, password })).status).toBe(204);
  return visitor;
}

/** The path of the first link of a mail. */
export function linkIn({ text = '' }: { text?: string | undefined }): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  return new URL(link);
}
