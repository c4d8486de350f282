import { z } from 'zod';
import { wholeNumber } from '../settings/whole-number.ts';

const name = (what: string) => z.string().regex(/^[\w-]{1,64}$/, `must be ${what}`);

/** The environment variables of real time. */
export const liveVariables = {
  LIVE_KEY: name('letters, digits, - and _').default('stepwise'),
  LIVE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  LIVE_SOCKETS: wholeNumber({ what: 'a number', from: 1, to: 100_000 }).default(5_000),
  PUSHER_APP_ID: z.string().regex(/^\d+$/, 'must be the number of an app of Pusher').optional(),
  PUSHER_KEY: name('the key of an app of Pusher').optional(),
  PUSHER_SECRET: name('the secret of an app of Pusher').optional(),
  PUSHER_CLUSTER: name('a cluster of Pusher, such as ap1').default('ap1'),
};

type LiveEnvironment = z.output<z.ZodObject<typeof liveVariables>> & {
  PUSHER_HOST?: string | undefined;
};

/** Our own endpoint, which browsers and other clients connect to. */
export type OwnEndpoint = {
  key: string;
  /** With it another server may publish here, as it would with the hosted service. */
  secret: string | undefined;
  /** How many sockets a node accepts. */
  sockets: number;
};

export type HostedPusher = {
  appId: string;
  key: string;
  secret: string;
  cluster: string;
  /** Of a fake Pusher, in tests. */
  apiBase: string | undefined;
};

export type LiveSettings = { own: OwnEndpoint } | { hosted: HostedPusher };

/** What a page needs in order to connect. `cluster` is empty where our own server is the endpoint. */
export type LivePageSettings = { key: string; cluster: string };

export const livePageSettings = (live: LiveSettings): LivePageSettings =>
  'hosted' in live
    ? { key: live.hosted.key, cluster: live.hosted.cluster }
    : { key: live.own.key, cluster: '' };

/** The hosted service where its account is set, else our own endpoint. */
export function liveSettingsOf(env: LiveEnvironment): LiveSettings {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = env;
  if (appId && key && secret) {
    const { PUSHER_CLUSTER: cluster, PUSHER_HOST: apiBase } = env;
    return { hosted: { appId, key, secret, cluster, apiBase } };
  }
  const { LIVE_KEY, LIVE_SECRET, LIVE_SOCKETS } = env;
  return { own: { key: LIVE_KEY, secret: LIVE_SECRET, sockets: LIVE_SOCKETS } };
}

const account = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;

/** The settings that are missing where an account is set in part. */
export function missingAccountSettings(env: Partial<LiveEnvironment>): (typeof account)[number][] {
  const missing = account.filter((name) => !env[name]);
  return missing.length === account.length ? [] : missing;
}

/** Where a page may connect to. Not `'self'`: browsers differ in whether that covers sockets. */
export const liveOrigin = (live: LiveSettings, url: string) =>
  'hosted' in live ? `wss://ws-${live.hosted.cluster}.pusher.com` : url.replace(/^http/, 'ws');
