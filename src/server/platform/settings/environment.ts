import { z } from 'zod';
import { isLoopback } from '../http/protection/loopback.ts';
import { isTrustedProxies } from '../http/protection/trusted-proxies.ts';
import { liveVariables, missingAccountSettings } from '../live/live-settings.ts';
import { wholeNumber } from './whole-number.ts';

const environments = ['production', 'staging', 'demo', 'development', 'test'] as const;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const originUrl = (what: string) =>
  z
    .url({
      protocol: /^https?$/,
      message: `must be ${what}, such as https://stepwise.example`,
      abort: true,
    })
    .refine(isOrigin, 'must end after the host: Stepwise has a host of its own, without a path')
    .transform((url) => new URL(url).origin);

function isOrigin(url: string): boolean {
  const { href, origin } = new URL(url);
  return href === `${origin}/`;
}

const localTestUrl = originUrl('an address on this machine, for tests').refine(
  (url) => isLoopback(new URL(url).hostname),
  'must be on this machine: it gets the key',
);

const hostNames = /^[\w.-]+( *, *[\w.-]+)*$/;
/** An address, alone or in angle brackets behind a name. */
const sender = /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const patience = 'must be a number of seconds, at most 60';
const port = wholeNumber({ what: 'a port number', from: 0, to: 65_535 });

/** Every setting there is. The README's table and .env.example list the same names. */
const Variables = z.object({
  PORT: port.default(8000),
  HOST: z.string().optional(),
  APP_URL: originUrl('the address people open').optional(),
  APP_NAME: z
    .string()
    .trim()
    .min(1, 'must have a letter')
    .max(60, 'must have at most 60 characters')
    .default('Stepwise'),
  APP_ENV: z.enum(environments, `must be one of ${environments.join(', ')}`).default('production'),
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
  MAIL_FROM: z
    .string()
    .trim()
    .regex(sender, 'must be an email address, such as Stepwise <no-reply@stepwise.example>')
    .optional(),
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
  SIGN_IN_PATIENCE: z.coerce.number(patience).positive(patience).max(60, patience).default(4),
  ...liveVariables,
  PUSHER_HOST: localTestUrl.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrustedProxies,
      'must be how many proxies there are, such as 1, or their addresses, such as 10.0.0.1, 10.1.0.0/16',
    )
    .optional(),
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^daily ([01]\d|2[0-3]):[0-5]\d$/, 'must say when, such as daily 02:30')
    .optional(),
  BACKUP_KEEP: wholeNumber({ what: 'a number', from: 1, to: 3_650 }).default(14),
  BACKUP_WAL: z.enum(['on', 'off'], 'must be on or off').default('off'),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  SHUTDOWN_DELAY: wholeNumber({ what: 'a number of seconds', from: 0, to: 300 }).optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
});

export type Environment = z.output<typeof Variables>;
type Name = keyof Environment;

/** A rule between settings. */
type Rule = {
  /** The settings it is about. Only where each of these can be read, the rule can be judged. */
  about: readonly Name[];
  holds: (env: Environment) => boolean;
  /** Where it does not hold: the setting to change, and why. */
  path: [Name];
  message: string;
};

const rules: readonly Rule[] = [
  {
    about: ['APP_ENV', 'RATE_LIMITS'],
    holds: (env) => env.APP_ENV !== 'production' || env.RATE_LIMITS === 'on',
    path: ['RATE_LIMITS'],
    message: 'cannot be off in production',
  },
  {
    about: ['PORT', 'METRICS_PORT'],
    holds: (env) => env.METRICS_PORT !== env.PORT || env.PORT === 0,
    path: ['METRICS_PORT'],
    message: 'must be another than PORT: the figures are not for everybody',
  },
  ...(['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const).map(
    (name): Rule => ({
      about: [name],
      holds: (env) => !missingAccountSettings(env).includes(name),
      path: [name],
      message: 'is missing: PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET go together',
    }),
  ),
];

const demoHost: Pick<Rule, 'path' | 'message'> = {
  path: ['HOST'],
  message: 'must stay on this machine (127.0.0.1) in the demo, whose passwords everybody knows',
};
const isLoopbackOnly = ({ HOST }: Environment) => !HOST || isLoopback(HOST);

/** Of `npm run demo`, with any `APP_ENV`. */
const demoRules: readonly Rule[] = [
  ...rules,
  { ...demoHost, about: ['HOST'], holds: isLoopbackOnly },
];
const productRules: readonly Rule[] = [
  ...rules,
  {
    ...demoHost,
    about: ['APP_ENV', 'HOST'],
    holds: (env) => env.APP_ENV !== 'demo' || isLoopbackOnly(env),
  },
  {
    about: ['APP_ENV', 'MAIL_URL'],
    holds: (env) => env.APP_ENV !== 'staging' || env.MAIL_URL !== undefined,
    path: ['MAIL_URL'],
    message: 'is missing: staging sends its mails, since the links in them open accounts',
  },
];

/** Settings that can be used are judged by every rule, also where another one is a mistake. */
const ruledBy = (rules: readonly Rule[]) =>
  rules.reduce(
    (schema, { about, holds, path, message }) =>
      schema.refine(holds, {
        path,
        message,
        when: ({ issues }) =>
          !issues.some((issue) => about.some((name) => name === issue.path?.[0])),
      }),
    Variables,
  );

export const ProductEnvironment = ruledBy(productRules);
/** For `npm run demo`. */
export const DemoEnvironment = ruledBy(demoRules);

/** Addresses of fake services, and how long they are waited for: for tests only. */
const testSettings = ['STRIPE_API_BASE', 'SIGN_IN_BASE', 'SIGN_IN_PATIENCE', 'PUSHER_HOST'];

/** The names of all settings that an operator may set. */
export const settingNames = Object.keys(Variables.shape).filter(
  (name) => !testSettings.includes(name),
);
