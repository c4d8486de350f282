import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgotPassword, resendVerification } from '#contract/accounts/registration.ts';
import { changeEmail } from '#contract/my-account/my-account.ts';
import { inviteUser } from '#contract/people/people.ts';
import { users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { hashPassword } from './passwords/passwords.ts';

const password = 'kererū in the kōwhai';
const name = 'Hēmi <b>Tūhoro</b>';
let world: World;
let invitation: Email;
let verify: Email;
let reset: Email;
let moved: Email;
let person: Person;

beforeAll(async () => {
  world = await newWorld({ APP_URL: 'http://api.test', WEB_ORIGIN: 'http://web.test' });
  const passwordHash = await hashPassword(password);
  person = await world.person(name, [], { emailVerifiedAt: null });
  const admin = await world.person('Mere', 'admin');
  const newest = async () => {
    await world.runJobs();
    const mails = await world.mailTo(person);
    const [mail] = mails.filter(
      ({ messageId }) =>
        ![invitation, verify, reset].some((earlier) => earlier?.messageId === messageId),
    );
    if (!mail) throw new Error('No mail came');
    return mail;
  };
  await world.as(admin)(inviteUser, { body: { uuid: person.uuid } });
  invitation = await newest();
  await world.db.update(users).set({ passwordHash }).where(eq(users.uuid, person.uuid));
  await world.as(person)(resendVerification, {});
  verify = await newest();
  await world.asVisitor(forgotPassword, { body: { email: person.email } });
  reset = await newest();
  const body = { email: 'hemi.new@kura.example', current_password: password };
  await world.as(person)(changeEmail, { body });
  moved = await newest();
});

const all = [
  { what: 'inviting', mail: () => invitation, subject: 'Welcome to Stepwise' },
  { what: 'verifying', mail: () => verify, subject: 'Verify your email address' },
  { what: 'resetting', mail: () => reset, subject: 'Reset your password' },
  { what: 'changing the address', mail: () => moved, subject: 'Your email address was changed' },
];

const linksIn = (text = '') => text.match(/https?:\/\/[^\s"<>]+/g) ?? [];
const tags = (html: string) => [...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag);
const anchors = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];

/** What a person sees of a page. */
const visibleText = (html: string) =>
  unescaped((html.split('</head>')[1] ?? '').replace(/<[^>]+>/g, ''));

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(all)('the mail for $what', ({ mail, subject }) => {
  test('says in its subject what it is about, and holds no secret there', () => {
    expect(mail().subject).toBe(subject);
    expect(mail().subject).not.toMatch(/[0-9a-f]{8}|http/);
  });

  test('comes from the product to one person, and says that no machine should answer', () => {
    const { from, to, headers, messageId } = mail();
    expect(from).toMatchObject({ name: 'Stepwise' });
    expect(to).toMatchObject([{ name, address: person.email }]);
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@api\.test>$/);
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('says the same as text and as HTML, with the same links', () => {
    const { html = '', text = '' } = mail();
    const [title, greeting, ...sentences] = text.split('\n\n').slice(0, -1);

    expect(title).toBe(mail().subject);
    expect(greeting).toBe(`Kia ora ${name},`);
    for (const sentence of sentences.filter((text) => !text.includes('http'))) {
      expect(visibleText(html)).toContain(sentence.replace(/^-- \n/, ''));
    }
    const inPage = anchors(html).map(([, address = '']) => unescaped(address));
    expect(new Set(inPage)).toEqual(new Set(linksIn(text)));
  });

  test('can be read with any aid: its language, a title, one heading, links with words', () => {
    const { html = '' } = mail();
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en-NZ">/);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<h1[^>]*>([^<]+)<\/h1>/g)).toHaveLength(1);
    expect(visibleText(html)).toContain(subject);
    expect(tags(html)).not.toEqual(expect.arrayContaining(['table']));
    for (const [, , words = ''] of anchors(html)) {
      expect(words).toMatch(/^\w[\w ]{4,}$/);
      expect(words).not.toMatch(/^(click )?here$/i);
    }
    expect(anchors(html)).toHaveLength(tags(html).filter((tag) => tag === 'a').length);
  });

  test('shows a name as it was typed, and runs nothing of it', () => {
    const { html = '' } = mail();
    expect(visibleText(html)).toContain(name);
    expect(tags(html)).not.toContain('b');
  });

  test('loads nothing from anywhere', () => {
    expect(mail().html).not.toMatch(/src=|url\(|@import|<(img|script|link|form|iframe)/);
    expect(mail().attachments).toEqual([]);
  });
});

test('the link to verify leads to the server, signed and with an end', () => {
  const link = new URL(linksIn(verify.text)[0] ?? '');
  expect(link.origin).toBe('http://api.test');
  expect(link.pathname).toMatch(new RegExp(`^/verify-email/${person.uuid}/[0-9a-f]{64}$`));
  expect([...link.searchParams.keys()]).toEqual(['expires', 'signature']);
});

test('the link to reset leads to the client, with the address ready to be read', () => {
  const link = new URL(linksIn(reset.text)[0] ?? '');
  expect(link.origin).toBe('http://web.test');
  expect(link.pathname).toMatch(/^\/password-reset\/[0-9a-f]{64}$/);
  expect(link.searchParams.get('email')).toBe(person.email);
});

test('the mail to the old address has no link that changes anything, nor the new address', () => {
  expect(linksIn(moved.text)).toEqual(['http://web.test']);
  expect(moved.text).not.toContain('hemi.new@kura.example');
});
