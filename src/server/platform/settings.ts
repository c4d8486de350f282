import { isLoopback } from './http/protection/loopback.ts';
import { type TrustedProxies, trustedProxies } from './http/protection/trusted-proxies.ts';
import { type LiveSettings, liveSettingsOf } from './live/live-settings.ts';
import type { MetricsSettings } from './metrics/metrics.ts';
import { DemoEnvironment, type Environment, ProductEnvironment } from './settings/environment.ts';

/** Environments that serve other machines by default. */
const publicEnvironments = new Set<Environment['APP_ENV']>(['production', 'staging']);

/** The product's name and addresses, as pages, mails and documents show them. */
export type Site = {
  name: string;
  /** Where the server is reached, without a slash at the end. */
  url: string;
  /** Where the web client is: another host with WEB_ORIGIN, else the same. */
  client: string;
  environment: Environment['APP_ENV'];
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
  logLevel: Environment['LOG_LEVEL'];
  /** The proxies whose X-Forwarded-For is trusted: their addresses, or how many there are. */
  trustProxy: TrustedProxies;
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
    mail: { url: env.MAIL_URL, from: env.MAIL_FROM ?? exampleSender },
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
    trustProxy: trustedProxies(env.TRUST_PROXY),
    rateLimits: env.RATE_LIMITS === 'on',
  };
}

/** The sender of mails where none is set: nobody can have this domain. */
const exampleSender = 'Stepwise <no-reply@stepwise.example>';

/** About settings that may be intended, and are dangerous where they are not. */
export function warningsAbout({ site, https, mail, backups, databaseUrl }: Settings): string[] {
  const isPlain = !https && !isLoopback(new URL(site.url).hostname);
  return [
    ...(mail.url && mail.from === exampleSender && site.environment === 'production'
      ? [
          `MAIL_FROM is not set: mails come from ${exampleSender}, which mail servers refuse or take for spam`,
        ]
      : []),
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
