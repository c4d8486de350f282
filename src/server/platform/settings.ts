import { z } from 'zod';
import { isLoopback } from './http/protection/loopback.ts';
import {
  type LiveSettings,
  liveSettingsOf,
  liveVariables,
  missingAccountSettings,
} from './live/live-settings.ts';
import type { MetricsSettings } from './metrics/metrics.ts';

const environments = ['production', 'staging', 'demo', 'development', 'test'] as const;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const originUrl = (what: string) =>
  z
    .url({ protocol: /^https?$/, message: `must be ${what}, such as https://stepwise.example` })
    .transform((url) => new URL(url).origin);

const localTestUrl = originUrl('an address on this machine, for tests').refine(
  (url) => isLoopback(new URL(url).hostname),
  'must be on this machine: it gets the key',
);

const hostNames = /^[\w.-]+( *, *[\w.-]+)*$/;

/** Every setting there is. The README's table and .env.example list the same names. */
const Environment = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(8000),
    HOST: z.string().optional(),
    APP_URL: originUrl('the address people open').optional(),
    APP_NAME: z.string().trim().min(1).max(60).default('Stepwise'),
    APP_ENV: z
      .enum(environments, `must be one of ${environments.join(', ')}`)
      .default('production'),
    DATA_DIR: z.string().min(1).optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' })
      .optional(),
    WEB_ORIGIN: originUrl('the origin of the web client').optional(),
    ALLOWED_HOSTS: z
      .string()
      .regex(hostNames, 'must be names of hosts, without ports, with commas between them')
      .optional(),
    HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('off'),
    COOKIE_DOMAIN: z.string().min(1).optional(),
    MAIL_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// address' }).optional(),
    MAIL_FROM: z.string().min(3).default('Stepwise <no-reply@stepwise.example>'),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_\w+$/, 'must be a secret key of Stripe, sk_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be the signing secret of a Stripe webhook, whsec_…')
      .optional(),
    STRIPE_API_BASE: localTestUrl.optional(),
    SIGN_IN_BASE: localTestUrl.optional(),
    SIGN_IN_PATIENCE: z.coerce.number('must be a number of seconds').positive().max(60).default(4),
    ...liveVariables,
    PUSHER_HOST: localTestUrl.optional(),
    METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
    TRUST_PROXY: z.string().optional(),
    BACKUP_SCHEDULE: z
      .string()
      .regex(/^daily ([01]\d|2[0-3]):[0-5]\d$/, 'must say when, such as daily 02:30')
      .optional(),
    BACKUP_KEEP: z.coerce.number('must be a number').int().min(1).max(3_650).default(14),
    BACKUP_WAL: z.enum(['on', 'off'], 'must be on or off').default('off'),
    BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
    SHUTDOWN_DELAY: z.coerce.number('must be a number of seconds').int().min(0).max(300).optional(),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  })
  .refine((env) => env.APP_ENV !== 'production' || env.RATE_LIMITS === 'on', {
    path: ['RATE_LIMITS'],
    message: 'cannot be off in production',
  })
  .refine((env) => env.METRICS_PORT !== env.PORT || env.PORT === 0, {
    path: ['METRICS_PORT'],
    message: 'must be another than PORT: the figures are not for everybody',
  })
  .superRefine((env, { addIssue }) => {
    const message = 'is missing: PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET go together';
    for (const path of missingAccountSettings(env))
      addIssue({ code: 'custom', path: [path], message });
  });

type Environment = z.output<typeof Environment>;

/** Addresses of fake services, and how long they are waited for: for tests only. */
const testSettings = ['STRIPE_API_BASE', 'SIGN_IN_BASE', 'SIGN_IN_PATIENCE', 'PUSHER_HOST'];

/** The names of all settings that an operator may set. */
export const settingNames = Object.keys(Environment.shape).filter(
  (name) => !testSettings.includes(name),
);

const demoHostError = {
  path: ['HOST'],
  message: 'must stay on this machine (127.0.0.1) in the demo, whose passwords everybody knows',
};
const isLoopbackOnly = ({ HOST }: Environment) => !HOST || isLoopback(HOST);

/** For `npm run demo`, with any `APP_ENV`. */
const DemoEnvironment = Environment.refine(isLoopbackOnly, demoHostError);
const ProductEnvironment = Environment.refine(
  (env) => env.APP_ENV !== 'demo' || isLoopbackOnly(env),
  demoHostError,
).refine((env) => env.APP_ENV !== 'staging' || env.MAIL_URL, {
  path: ['MAIL_URL'],
  message: 'is missing: staging sends its mails, since the links in them open accounts',
});

/** Environments that serve other machines by default. */
const publicEnvironments = new Set<Environment['APP_ENV']>(['production', 'staging']);

/** The product's name and addresses, as pages, mails and documents show them. */
export type Site = {
  name: string;
  /** Where the server is reached, without a slash at the end. */
  url: string;
  /** Where the web client is: another host with WEB_ORIGIN, else the same. */
  client: string;
  environment: (typeof environments)[number];
};

export type StripeSettings = {
  key: string;
  /** Proves that an event was sent by Stripe. */
  webhookSecret: string | undefined;
  /** Of a fake Stripe, in tests. */
  apiBase: string | undefined;
};

export type Settings = {
  site: Site;
  port: number;
  host: string;
  /** In seconds: for how long to serve on once told to end, so that balancers notice. */
  shutdownDelay: number;
  https: boolean;
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  webOrigin: string | undefined;
  /** Names under which the server answers, besides those of the site. */
  allowedHosts: readonly string[];
  /** Whether browsers are to keep to https on all hosts below this one, too. */
  hstsSubdomains: boolean;
  cookieDomain: string | undefined;
  mail: { url: string | undefined; from: string };
  /** Null where administrators keep the subscriptions by hand. */
  stripe: StripeSettings | null;
  /** Which providers people may log in by: where they may be, in development and tests. */
  signIn: { allowsLocal: boolean; standIn: string | undefined; patience: number };
  live: LiveSettings;
  backups: {
    /** 02:30, New Zealand's time; undefined where none are made by themselves. */
    dailyAt: string | undefined;
    /** How many files stay, and how many base copies of the archive. */
    keep: number;
    /** Whether the PostgreSQL that comes along archives its log; without meaning for another one. */
    wal: boolean;
    /** Seals the keys of the application in a backup; without it they are left out. */
    passphrase: string | undefined;
  };
  /** Null where nothing is measured. */
  metrics: MetricsSettings | null;
  logLevel: (typeof levels)[number];
  /** The proxies whose X-Forwarded-For is trusted: their addresses, or how many there are. */
  trustProxy: string | ((address: string, hop: number) => boolean) | false;
  rateLimits: boolean;
};

/** Reads the settings; throws one error with a line for each mistake. */
export function readSettings(environment: NodeJS.ProcessEnv, { isDemo = false } = {}): Settings {
  // An empty variable (`PORT=`) is how people switch one off.
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data: env, error } = (isDemo ? DemoEnvironment : ProductEnvironment).safeParse(variables);
  if (error) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new Error(`These settings can't be used:\n${lines.join('\n')}`);
  }
  const url = env.APP_URL ?? `http://localhost:${env.PORT}`;
  const isPublic = publicEnvironments.has(env.APP_ENV) && !isDemo;
  const site = { name: env.APP_NAME, url, client: env.WEB_ORIGIN ?? url, environment: env.APP_ENV };
  return {
    site,
    port: env.PORT,
    host: env.HOST ?? (isPublic ? '0.0.0.0' : '127.0.0.1'),
    shutdownDelay: env.SHUTDOWN_DELAY ?? (isPublic ? 5 : 0),
    https: url.startsWith('https:'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    webOrigin: env.WEB_ORIGIN,
    allowedHosts: env.ALLOWED_HOSTS?.toLowerCase().split(/ *, */) ?? [],
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    cookieDomain: env.COOKIE_DOMAIN,
    mail: { url: env.MAIL_URL, from: env.MAIL_FROM },
    stripe: stripeOf(env),
    signIn: {
      allowsLocal: !isPublic && env.APP_ENV !== 'production',
      standIn: env.SIGN_IN_BASE,
      patience: env.SIGN_IN_PATIENCE,
    },
    live: liveSettingsOf(env),
    backups: {
      dailyAt: env.BACKUP_SCHEDULE?.slice('daily '.length),
      keep: env.BACKUP_KEEP,
      wal: env.BACKUP_WAL === 'on',
      passphrase: env.BACKUP_PASSPHRASE,
    },
    metrics:
      env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    logLevel: env.LOG_LEVEL,
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    rateLimits: env.RATE_LIMITS === 'on',
  };
}

/** About settings that may be intended, and are dangerous where they are not. */
export function warningsAbout({ site, https, backups, databaseUrl }: Settings): string[] {
  const isPlain = !https && !isLoopback(new URL(site.url).hostname);
  return [
    ...(isPlain && site.environment === 'production'
      ? ['APP_URL is plain http: whoever is on the way can read passwords and take over sessions']
      : []),
    ...(backups.wal && databaseUrl
      ? [
          'BACKUP_WAL has no effect with DATABASE_URL: that server archives its log, or its provider',
        ]
      : []),
  ];
}

function stripeOf(env: Environment): StripeSettings | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  return key ? { key, webhookSecret, apiBase: env.STRIPE_API_BASE } : null;
}

function trustProxyOf(setting: string | undefined): Settings['trustProxy'] {
  if (!setting) return false;
  const proxies = Number(setting);
  return Number.isInteger(proxies) ? (_address, hop) => hop < proxies : setting;
}
