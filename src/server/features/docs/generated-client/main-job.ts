/**
 * What a stranger writes who has nothing but the client generated from `/docs/json`: logs in, reads
 * the worklist, reviews and signs off, and looks at the certificate. Compiled and run by the test
 * beside it, in a process of its own; left out of our own compilation, as `./stepwise.ts` is written
 * for each run.
 */
import {
  antiForgery,
  checkCertificate,
  defaults,
  logIn,
  showReflection,
  signOff,
  storeReview,
  updateReview,
  worklist,
} from './stepwise.ts';

const { ORIGIN = '', EMAIL = '', PASSWORD = '' } = process.env;

const cookies = new Map<string, string>();

/** What a browser would do: keeps the cookies, and repeats the readable one in the header. */
const fetchWithCookies: typeof fetch = async (address, options) => {
  const headers = new Headers(options?.headers);
  headers.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
  headers.set('x-xsrf-token', decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''));
  const answer = await fetch(address, { ...options, headers });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  return answer;
};

/** Fails where the answer is not the one that was hoped for; its type is then known. */
function answered<Answer extends { status: number }, Status extends Answer['status']>(
  answer: Answer,
  status: Status,
): Extract<Answer, { status: Status }> {
  const isExpected = (one: Answer): one is Extract<Answer, { status: Status }> =>
    one.status === status;
  if (isExpected(answer)) return answer;
  throw new Error(`answered ${JSON.stringify(answer)}, and not ${status}`);
}

defaults.baseUrl = ORIGIN;
defaults.fetch = fetchWithCookies;

answered(await antiForgery(), 204);
answered(await logIn({ email: EMAIL, password: PASSWORD }), 204);

const { data: list } = answered(await worklist({ page: 1 }), 200);
const [waiting] = list.worklist.data;
if (!waiting) throw new Error('Nothing waits');

const { data: opened } = answered(await showReflection(waiting.uuid), 200);
const { reflection } = opened;
for (const answer of reflection.questions.flatMap(({ answers }) => answers)) {
  const body = { reflection: reflection.uuid, answer: answer.uuid, contents: 'Ka pai.' };
  const { data: stored } = answered(await storeReview(body), 201);
  const { uuid, updated_at } = stored.review;
  const again = { ...body, review: uuid, contents: 'Ka pai rawa.' };
  answered(await updateReview(again, { ifMatch: `"${updated_at}"` }), 200);
  // The version that was just replaced.
  const late = answered(await updateReview(again, { ifMatch: `"${updated_at}"` }), 412);
  if (!late.data.current) throw new Error('A refused review does not bring the present one');
}

const { data: done } = answered(await signOff({ reflection: reflection.uuid }), 200);
const code = new URL(done.certificate?.url ?? '').pathname.split('/').at(-1) ?? '';
const { data: checked } = answered(await checkCertificate(code), 200);
process.stdout.write(JSON.stringify(checked.certificate));
