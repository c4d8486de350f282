import { beforeAll, describe, expect } from 'vitest';
import { arrangements, linkIn, logInAs, mailTest, newMember, type Target } from './targets.ts';
import { newVisitor, type Visitor } from './visitor.ts';

let place: Target;

async function linkFor(email: string): Promise<string> {
  const [mail = {}] = await place.mailsTo(email);
  const link = linkIn(mail);
  expect(link.origin).toBe(place.url);
  return link.pathname + link.search;
}

/** A link of a mail is opened by the browser itself: no script, no header of ours. */
async function open(visitor: Visitor, path: string) {
  const { status, headers, cookies } = await visitor.get(path);
  return { status, to: headers.get('location'), cookies };
}

const verifiedAt = async (visitor: Visitor) =>
  (await visitor.get('/api/user')).body.email_verified_at;

describe.each(arrangements)('verifying an e-mail, $name', (arrangement) => {
  beforeAll(async () => {
    place = await arrangement.open();
  });
  const verified = () => ({ status: 302, to: `${place.client}/dashboard?verified=1` });
  const refused = () => ({ status: 302, to: `${place.client}/verify-email?resend=1` });

  mailTest('until then every call but those of the own account is a 409', async () => {
    const { visitor } = await newMember(place);
    const others = ['/api/admin/mentor/worklist', '/api/admin/user/independentlearnerlist'];

    for (const path of others) {
      expect(await visitor.get(path)).toMatchObject({
        status: 409,
        body: { message: 'Your email address is not verified.' },
      });
    }
    expect((await visitor.get('/api/user')).status).toBe(200);
    expect((await visitor.get('/api/user/subscriptions')).status).toBe(200);
  });

  mailTest('the link of the mail verifies who is logged in, and leads to the client', async () => {
    const { visitor, email } = await newMember(place);
    const link = await linkFor(email);

    expect(await open(visitor, link)).toMatchObject(verified());
    const at = await verifiedAt(visitor);
    expect(at).toMatch(/^20\d\d-\d\d-\d\dT[\d:]+\.\d{3}Z$/);
    expect((await visitor.get('/api/admin/mentor/worklist')).status).toBe(403);

    expect(await open(visitor, link)).toMatchObject(verified());
    expect(await verifiedAt(visitor)).toBe(at);
  });

  mailTest('a mail scanner that opens the link changes nothing', async () => {
    const { visitor, email } = await newMember(place);
    const link = await linkFor(email);

    expect((await newVisitor(place).send('HEAD', link)).status).toBe(302);
    expect((await newVisitor(place).get(link)).status).toBe(302);
    expect(await verifiedAt(visitor)).toBeNull();
  });

  mailTest('opened while logged out it leads to the login, which leads back to it', async () => {
    const { email } = await newMember(place);
    const link = await linkFor(email);
    const guest = newVisitor(place);

    const { status, to, cookies } = await open(guest, link);
    expect({ status, to }).toEqual({ status: 302, to: `${place.client}/login` });
    expect(cookies.stepwise_intended).not.toMatch(/httponly/i);
    const intended = decodeURIComponent(guest.cookie('stepwise_intended'));
    expect(intended).toBe(link);

    const visitor = await logInAs({ email }, place);
    expect(await open(visitor, intended)).toMatchObject(verified());
  });

  mailTest('a link that was tampered with, or is of somebody else, verifies nobody', async () => {
    const { visitor, email } = await newMember(place);
    const other = await newMember(place);
    const link = await linkFor(email);
    const wrong = [
      link.replace(/signature=./, 'signature=-'),
      link.replace(/signature=\w+/, 'signature='),
      link.replace(/&signature=\w+/, ''),
      link.replace(/expires=(\d)/, 'expires=9$1'),
      link.replace(/\?.*/, ''),
      link.replace(/(verify-email\/[^/]+\/)./, '$1-'),
      `${link}&signature=x`,
    ];

    for (const path of wrong.slice(0, 5)) {
      expect(await open(visitor, path), path).toMatchObject(refused());
    }
    for (const path of [link, ...wrong.slice(5)]) {
      expect(await open(other.visitor, path), path).toMatchObject(refused());
    }
    expect(await verifiedAt(visitor)).toBeNull();
    expect(await verifiedAt(other.visitor)).toBeNull();
  });

  mailTest('the mail is sent again when asked for, until the e-mail is verified', async () => {
    const { visitor, email } = await newMember(place);

    const answer = await visitor.send('POST', '/email/verification-notification');
    expect(answer).toMatchObject({ status: 200, body: { status: 'verification-link-sent' } });

    const [, again = {}] = await place.mailsTo(email, 2);
    const { pathname, search } = linkIn(again);
    expect(await open(visitor, pathname + search)).toMatchObject(verified());
    const after = await visitor.send('POST', '/email/verification-notification');
    expect(after).toMatchObject({ status: 204, text: '' });
    expect((await newVisitor(place).post('/email/verification-notification')).status).toBe(401);
  });
});
