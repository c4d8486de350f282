import type { FastifyInstance } from 'fastify';

/** Keeps cookies and sends the anti-forgery token back, as a browser with axios would. */
export function browserOf(
  app: FastifyInstance,
  jar: Map<string, string> = new Map(),
  headers: Record<string, string> = {},
) {
  async function send(method: 'GET' | 'POST', url: string, payload?: object) {
    const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '');
    const response = await app.inject({
      method,
      url,
      cookies: Object.fromEntries(jar),
      headers: {
        accept: 'application/json',
        ...headers,
        ...(token && { 'x-xsrf-token': token }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response;
  }

  return {
    get: (url: string) => send('GET', url),
    /** Fetches a fresh token first, as clients do. */
    post: async (url: string, payload?: object) => {
      if (!jar.has('XSRF-TOKEN')) await send('GET', '/sanctum/csrf-cookie');
      return send('POST', url, payload);
    },
    /** With the token it already has, without fetching one. */
    postOnly: (url: string, payload?: object) => send('POST', url, payload),
    cookie: (name: string) => jar.get(name) ?? '',
    /** Another browser with the same cookies. */
    copy: () => browserOf(app, new Map(jar), headers),
  };
}
