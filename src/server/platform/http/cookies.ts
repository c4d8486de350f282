import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addDeviceToken,
  type DeviceOwner,
  deviceTokenOf,
} from '#server/platform/auth/known-devices.ts';
import { idleFor } from '#server/platform/auth/session.ts';
import type { Settings } from '#server/platform/settings.ts';
import { csrfToken, isValidCsrfToken, staysValid, visitorToken } from './protection/csrf.ts';

export type Cookies = {
  /** The name of the session's cookie. */
  sessionName: string;
  sessionToken: (request: FastifyRequest) => string;
  /** Sets the session's cookie and the readable one that belongs to it. */
  set: (reply: FastifyReply, token: string, remember?: boolean) => void;
  /**
   * The token by which this browser shows that somebody has logged in from it before: by their
   * password, or by their second step as well.
   */
  device: (request: FastifyRequest, owner: DeviceOwner, by?: Step) => string | undefined;
  rememberDevice: (
    request: FastifyRequest,
    reply: FastifyReply,
    owner: DeviceOwner,
    by?: Step,
  ) => void;
  /** Of a login that waits for its second step; empty where there is none. */
  pendingLogin: (request: FastifyRequest) => string;
  setPendingLogin: (reply: FastifyReply, token: string, seconds: number) => void;
  endPendingLogin: (reply: FastifyReply) => void;
  /** The secret by which this browser goes on with what it began; empty where there is none. */
  begun: (request: FastifyRequest, what: Begun) => string;
  setBegun: (reply: FastifyReply, what: Begun, secret: string, seconds: number) => void;
  endBegun: (reply: FastifyReply, what: Begun) => void;
  /** The header of another cookie, with the same path, domain and protection as ours. */
  serialize: (
    name: string,
    value: string,
    options: { maxAge: number; httpOnly: boolean },
  ) => string;
  /**
   * Makes sure that a visitor has a session, which all tabs share. Sets nothing where both cookies
   * are valid, since another tab may be logging in at this moment.
   */
  visit: (request: FastifyRequest, reply: FastifyReply, now: Date) => void;
  /** Back to a visitor's session, as after logging out. */
  reset: (reply: FastifyReply, now: Date) => void;
};

type Step = 'password' | 'second-step';
/** A login that is at a provider, or one that waits to be linked to an account. */
type Begun = 'sign-in' | 'link';

/** Signed as another person's, so that no token of the first step does for the second. */
const ownerAt = (step: Step, { uuid, passwordHash }: DeviceOwner): DeviceOwner => ({
  uuid: step === 'password' ? uuid : `${step}|${uuid}`,
  passwordHash,
});

/** `__Host-` pins the cookie to this very host, which only works on https and without a domain. */
const withHostPrefix = ({ https, cookieDomain }: Settings, name: string): string =>
  https && !cookieDomain ? `__Host-${name}` : name;

/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

export function cookiesFor(settings: Settings, secret: Buffer): Cookies {
  const name = withHostPrefix(settings, 'stepwise_session');
  const deviceName = {
    password: withHostPrefix(settings, 'stepwise_device'),
    'second-step': withHostPrefix(settings, 'stepwise_proven_device'),
  };
  const pendingName = withHostPrefix(settings, 'stepwise_login');
  const begunName = {
    'sign-in': withHostPrefix(settings, 'stepwise_sign_in'),
    link: withHostPrefix(settings, 'stepwise_link'),
  };
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: settings.https,
    ...(settings.cookieDomain && { domain: settings.cookieDomain }),
  } as const;

  function set(reply: FastifyReply, token: string, remember = false) {
    const maxAge = (remember ? idleFor.remembered : idleFor.plain) / 1_000;
    reply.setCookie(name, token, { ...shared, maxAge, httpOnly: true });
    reply.setCookie('XSRF-TOKEN', csrfToken(secret, token), { ...shared, maxAge });
  }

  return {
    sessionName: name,
    sessionToken: (request) => request.cookies[name] ?? '',
    set,
    device: (request, owner, by = 'password') =>
      deviceTokenOf(secret, ownerAt(by, owner), request.cookies[deviceName[by]] ?? ''),
    rememberDevice: (request, reply, owner, by = 'password') => {
      const before = request.cookies[deviceName[by]] ?? '';
      const value = addDeviceToken(secret, ownerAt(by, owner), before);
      reply.setCookie(deviceName[by], value, { ...shared, maxAge: DEVICE_SECONDS, httpOnly: true });
    },
    pendingLogin: (request) => request.cookies[pendingName] ?? '',
    setPendingLogin: (reply, token, maxAge) => {
      reply.setCookie(pendingName, token, { ...shared, maxAge, httpOnly: true });
    },
    endPendingLogin: (reply) => {
      reply.clearCookie(pendingName, { ...shared, httpOnly: true });
    },
    begun: (request, what) => request.cookies[begunName[what]] ?? '',
    setBegun: (reply, what, secret, maxAge) => {
      reply.setCookie(begunName[what], secret, { ...shared, maxAge, httpOnly: true });
    },
    endBegun: (reply, what) => {
      reply.clearCookie(begunName[what], { ...shared, httpOnly: true });
    },
    serialize: (name, value, { maxAge, httpOnly }) => {
      const flags = ['Path=/', 'SameSite=Lax', `Max-Age=${maxAge}`];
      if (httpOnly) flags.push('HttpOnly');
      if (settings.https) flags.push('Secure');
      if (settings.cookieDomain) flags.push(`Domain=${settings.cookieDomain}`);
      return [`${name}=${encodeURIComponent(value)}`, ...flags].join('; ');
    },
    visit: (request, reply, now) => {
      const token = request.cookies[name] ?? '';
      if (!staysValid(token, now)) return set(reply, visitorToken(now));
      if (!isValidCsrfToken(secret, token, request.cookies['XSRF-TOKEN'] ?? '')) set(reply, token);
    },
    reset: (reply, now) => set(reply, visitorToken(now)),
  };
}
