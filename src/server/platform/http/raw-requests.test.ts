import { beforeAll, expect, test } from 'vitest';
import { listenOnFreePort } from '#testing/live.ts';
import { rawHttp } from '#testing/raw-http.ts';
import { newWorld } from '#testing/world.ts';

let port: number;
beforeAll(async () => {
  port = await listenOnFreePort((await newWorld()).app);
});

const host = 'Host: localhost\r\n';
const hidden = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /login HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`;
const chunked = 'Transfer-Encoding: chunked\r\n';

/**
 * What one server may read as one request and another as two. The second, hidden one is never
 * answered, or it would be with the 200 of /healthz; the first is refused as no HTTP, or before its
 * body is read.
 */
test.each([
  ['a length and chunks', post(`Content-Length: 5\r\n${chunked}`, `0\r\n\r\n${hidden}`)],
  ['chunks and a length', post(`${chunked}Content-Length: 5\r\n`, `0\r\n\r\n${hidden}`)],
  ['two lengths', post('Content-Length: 0\r\nContent-Length: 40\r\n', hidden)],
  ['two lengths in one', post('Content-Length: 0, 40\r\n', hidden)],
  ['a length with a sign', post('Content-Length: +0\r\n', hidden)],
  ['a length below nothing', post('Content-Length: -1\r\n', hidden)],
  ['a length in hex', post('Content-Length: 0x0\r\n', hidden)],
  ['a space before the colon', post('Content-Length : 0\r\n', hidden)],
  ['a header that goes on in the next line', post('X: a\r\n Content-Length: 0\r\n', hidden)],
  ['chunks twice', post('Transfer-Encoding: chunked, chunked\r\n', `0\r\n\r\n${hidden}`)],
  ['chunks of another spelling', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`)],
  [
    'chunks that are not the last',
    post('Transfer-Encoding: chunked, gzip\r\n', `0\r\n\r\n${hidden}`),
  ],
  ['a chunk whose size is none', post(chunked, `zz\r\n\r\n${hidden}`)],
  ['a chunk longer than it says', post(chunked, `1\r\nabc\r\n0\r\n\r\n${hidden}`)],
  [
    'lines without a carriage return',
    `POST /login HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${hidden}`,
  ],
  ['NUL in a header', post('X: a\0b\r\nContent-Length: 0\r\n', hidden)],
])('%s hides no second request', async (_, sent) => {
  const statuses = (await rawHttp(port, sent)).map(({ status }) => status);
  expect(statuses).toEqual([expect.toSatisfy((status) => status === 400 || status === 419)]);
});

test.each([
  ['another version of HTTP', `GET / HTTP/3.7\r\n${host}\r\n`, 400],
  ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
  [
    'an unknown expectation',
    post('Expect: tea\r\nContent-Length: 0\r\nConnection: close\r\n', ''),
    417,
  ],
  [
    'an address of another server',
    `GET http://evil.example/api/user HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    421,
  ],
  ['TRACE', `TRACE /api/user HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 405],
  [
    'a chunk that says a great deal',
    post(chunked, `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`),
    413,
  ],
  [
    'more cookies than fit',
    `GET /api/user HTTP/1.1\r\n${host}Cookie: ${'a=b; '.repeat(5_000)}\r\n\r\n`,
    431,
  ],
])('%s is refused: %s', async (_, sent, status) => {
  expect((await rawHttp(port, sent)).map((answer) => answer.status)).toEqual([status]);
});
