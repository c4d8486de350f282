import { randomInt } from 'node:crypto';
import { expect } from 'vitest';

/** Where the server is, and where its client is: the same, or another origin (WEB_ORIGIN). */
export type Place = { url: string; client: string };

type Body = { message?: string; errors?: Record<string, string[]>; [field: string]: unknown };
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** What the JSON says; empty where the answer is none. */
  body: Body;
  /** Cookies set by this answer, each as it stands in its header. */
  cookies: Record<string, string>;
};

type Sent = {
  json?: unknown;
  form?: Record<string, string>;
  raw?: { type: string; content: string | Buffer };
  headers?: Record<string, string>;
};
type Jar = Map<string, string>;

/**
 * A browser with axios' defaults, and no knowledge of this server: it keeps cookies, sends the
 * decoded XSRF-TOKEN on every call once it has one, asks for permission before a call to another
 * origin, and fails on any answer that a page there could not read.
 */
export function newVisitor(place: Place, address = anyAddress(), jar: Jar = new Map()) {
  async function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const headers = { ...headersFor(place, jar, address, method), ...sent.headers };
    const { type, content } = encoded(sent);
    if (type) headers['content-type'] = type;
    if (place.client !== place.url) await askFirst(place, method, path, Object.keys(headers));
    const response = await fetch(place.url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(content !== undefined && { body: content }),
    });
    mayBeRead(place, response);
    const cookies = keep(jar, response);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: json(text), cookies };
  }

  async function write(method: string, path: string, sent?: Sent) {
    if (!jar.has('XSRF-TOKEN')) await send('GET', '/sanctum/csrf-cookie');
    return send(method, path, sent);
  }

  return {
    send,
    get: (path: string) => send('GET', path),
    /** Fetches a token first where there is none, as clients do. */
    post: (path: string, json?: object) => write('POST', path, json && { json }),
    put: (path: string, json: object) => write('PUT', path, { json }),
    postForm: (path: string, form: Record<string, string>) => write('POST', path, { form }),
    write,
    cookie: (name: string) => jar.get(name) ?? '',
    forget: (name: string) => jar.delete(name),
    /** The same cookies in other hands. */
    copy: () => newVisitor(place, address, new Map(jar)),
  };
}
export type Visitor = ReturnType<typeof newVisitor>;

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function headersFor(place: Place, jar: Jar, address: string, method: string) {
  const token = jar.get('XSRF-TOKEN');
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const saysOrigin = place.client !== place.url || !['GET', 'HEAD'].includes(method);
  const headers: Record<string, string> = {
    accept: 'application/json, text/plain, */*',
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': address,
    ...(saysOrigin && { origin: place.client }),
    ...(cookie && { cookie }),
    ...(token && { 'x-xsrf-token': decodeURIComponent(token) }),
  };
  return headers;
}

function encoded({ json, form, raw }: Sent): {
  type?: string;
  content?: string | Uint8Array<ArrayBuffer>;
} {
  if (json !== undefined) return { type: 'application/json', content: JSON.stringify(json) };
  const type = 'application/x-www-form-urlencoded';
  if (form) return { type, content: new URLSearchParams(form).toString() };
  if (!raw) return {};
  const { content } = raw;
  return {
    type: raw.type,
    content: typeof content === 'string' ? content : new Uint8Array(content),
  };
}

const byTheBrowser = new Set(['cookie', 'origin', 'x-forwarded-for', 'accept']);

/** The preflight that a browser sends before a call like these. */
async function askFirst({ url, client }: Place, method: string, path: string, names: string[]) {
  const asked = names.filter((name) => !byTheBrowser.has(name)).sort();
  const response = await fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      origin: client,
      'access-control-request-method': method,
      'access-control-request-headers': asked.join(','),
    },
  });
  await response.body?.cancel();
  mayBeRead({ url, client }, response);
  const allowed = (name: string) => response.headers.get(`access-control-allow-${name}`) ?? '';
  expect(response.status, `preflight of ${method} ${path}`).toBe(204);
  expect(allowed('methods').split(', ')).toContain(method);
  expect(allowed('headers').toLowerCase().split(/, ?/)).toEqual(expect.arrayContaining(asked));
}

/** With credentials, an answer says exactly which origin may read it; no other may. */
function mayBeRead({ url, client }: Place, { headers, status }: Response) {
  const elsewhere = client !== url;
  const why = `who may read this ${status}`;
  expect(headers.get('access-control-allow-origin'), why).toBe(elsewhere ? client : null);
  expect(headers.get('access-control-allow-credentials'), why).toBe(elsewhere ? 'true' : null);
}

function keep(jar: Jar, { headers }: Response): Record<string, string> {
  const set = headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; *max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
    return [name, line] as const;
  });
  return Object.fromEntries(set);
}

function json(text: string): Body {
  return text.startsWith('{') ? JSON.parse(text) : {};
}
