import type { FastifyReply, FastifyRequest } from 'fastify';
import { antiForgeryToken, visitorToken } from './anti-forgery.ts';
import { idleFor } from './session.ts';
import type { Settings } from './settings.ts';

export type Cookies = {
  sessionToken: (request: FastifyRequest) => string;
  /** Sets the session's cookie and the readable one that belongs to it. */
  set: (reply: FastifyReply, token: string, remember?: boolean) => void;
  /** A cookie of some other kind, as a header: where it holds, and how safely, is the same for all. */
  serialize: (
    name: string,
    value: string,
    options: { maxAge: number; httpOnly: boolean },
  ) => string;
  /** Back to a visitor's session, as after logging out. */
  reset: (reply: FastifyReply, now: Date) => void;
};

/** `__Host-` pins the cookie to this very host, which only works on https and without a domain. */
function sessionCookieName({ https, cookieDomain }: Settings): string {
  return https && !cookieDomain ? '__Host-stepwise_session' : 'stepwise_session';
}

export function cookiesFor(settings: Settings, secret: Buffer): Cookies {
  const name = sessionCookieName(settings);
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: settings.https,
    ...(settings.cookieDomain && { domain: settings.cookieDomain }),
  } as const;

  function set(reply: FastifyReply, token: string, remember = false) {
    const maxAge = (remember ? idleFor.remembered : idleFor.plain) / 1_000;
    reply.setCookie(name, token, { ...shared, maxAge, httpOnly: true });
    reply.setCookie('XSRF-TOKEN', antiForgeryToken(secret, token), { ...shared, maxAge });
  }

  return {
    sessionToken: (request) => request.cookies[name] ?? '',
    set,
    serialize: (name, value, { maxAge, httpOnly }) => {
      const flags = ['Path=/', 'SameSite=Lax', `Max-Age=${maxAge}`];
      if (httpOnly) flags.push('HttpOnly');
      if (settings.https) flags.push('Secure');
      if (settings.cookieDomain) flags.push(`Domain=${settings.cookieDomain}`);
      return [`${name}=${encodeURIComponent(value)}`, ...flags].join('; ');
    },
    reset: (reply, now) => set(reply, visitorToken(now)),
  };
}
