import { Agent, request } from 'node:http';

export type Call = { method: 'GET' | 'POST'; path: string; body?: object };
export type Headers = Record<string, string>;
export type Answer = { status: number; type: string; cookies: string[]; body: string };

/** Connections that are kept open, as a browser's are. */
export function connections(origin: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  return {
    send: (call: Call, headers: Headers = {}) => send(agent, origin, call, headers),
    close: () => agent.destroy(),
  };
}

export type Connections = ReturnType<typeof connections>;

function send(agent: Agent, origin: string, { method, path, body }: Call, headers: Headers) {
  return new Promise<Answer>((resolve, reject) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const sending = request(`${origin}${path}`, {
      agent,
      method,
      headers: {
        accept: 'application/json',
        ...(payload && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
    });
    sending.once('error', reject);
    sending.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          cookies: response.headers['set-cookie'] ?? [],
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sending.end(payload);
  });
}

export async function must(answer: Promise<Answer>): Promise<Answer> {
  const { status, body, ...rest } = await answer;
  if (status < 200 || status > 299) throw new Error(`Answered ${status}: ${body.slice(0, 300)}`);
  return { status, body, ...rest };
}

/** The cookies and the token that a browser sends after an answer that set them. */
function headersAfter({ cookies }: Answer): Headers {
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  return { cookie: pairs.join('; '), 'x-xsrf-token': decodeURIComponent(token ?? '') };
}

export async function visit({ send }: Connections): Promise<Headers> {
  return headersAfter(await must(send({ method: 'GET', path: '/sanctum/csrf-cookie' })));
}

export const logInCall = (email: string, password: string): Call => ({
  method: 'POST',
  path: '/login',
  body: { email, password },
});

export async function logIn(to: Connections, email: string, password: string): Promise<Headers> {
  const visitor = await visit(to);
  return headersAfter(await must(to.send(logInCall(email, password), visitor)));
}

/** Whether the app is ready; a refused connection counts as not ready. */
export async function isReady(origin: string): Promise<boolean> {
  const { send, close } = connections(origin, 1);
  const answer = await send({ method: 'GET', path: '/readyz' }).catch(() => undefined);
  close();
  return answer?.status === 200;
}
