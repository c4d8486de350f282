import { Agent, request } from 'node:http';
import { logIn } from '#contract/accounts/accounts.ts';
import type { CallInput, Endpoint, ReplyJson } from '#contract/endpoint.ts';

type Answered<E extends Endpoint> = { status: number; reply: ReplyJson<E>; current: unknown };

/** A person's browser: one connection that stays open, and the cookies of their session. */
export type Browser = {
  call: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    file?: Buffer,
  ) => Promise<Answered<E>>;
  close: () => void;
};

export async function openBrowser(
  origin: string,
  email: string,
  password: string,
): Promise<Browser> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, method: string, headers: Headers, body?: object | Buffer) =>
    sendBy(agent, `${origin}${path}`, { method, headers, body });

  const visitor = cookiesOf(await send('/sanctum/csrf-cookie', 'GET', {}));
  const answer = await send(logIn.path, logIn.method, visitor, { email, password });
  if (answer.status !== 204) throw new Error(`${email} could not log in: ${answer.text}`);
  const session = cookiesOf(answer);

  return {
    call: async ({ path, method }, input, file) => {
      const { params = {}, query = {}, body } = input as UntypedRequest;
      const url = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const address = `${url}?${new URLSearchParams(query)}`;
      const { status, text } = await send(address, method, session, file ?? body);
      const json = text === '' ? {} : JSON.parse(text);
      return { status, reply: json, current: json.current };
    },
    close: () => agent.destroy(),
  };
}

type Headers = Record<string, string>;
type UntypedRequest = { params?: Headers; query?: Headers; body?: object };
type Received = { status: number; cookies: string[]; text: string };
type Sent = { method: string; headers: Headers; body?: object | Buffer | undefined };

/** Rejects when the connection breaks before the whole answer has come. */
function sendBy(agent: Agent, url: string, { method, headers, body }: Sent): Promise<Received> {
  const payload = Buffer.isBuffer(body) ? body : Buffer.from(body ? JSON.stringify(body) : '');
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  const described = body && { 'content-type': type, 'content-length': String(payload.length) };
  return new Promise((resolve, reject) => {
    const sending = request(url, { agent, method, headers: { ...headers, ...described } });
    sending.once('error', reject);
    sending.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookies: response.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sending.end(payload);
  });
}

function cookiesOf({ cookies }: Received): Headers {
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  return { cookie: pairs.join('; '), 'x-xsrf-token': decodeURIComponent(token ?? '') };
}
