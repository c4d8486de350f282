import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Archive } from '#lib/embedded-postgres/index.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { apiTokenRoutes } from './features/api-tokens/routes.ts';
import { assigningRoutes } from './features/assigning/routes.ts';
import { auditHooks } from './features/audit/routes.ts';
import { caseloadRoutes } from './features/caseload/routes.ts';
import { certificateRoutes } from './features/certificates/routes.ts';
import { devMailRoutes } from './features/dev-mail/routes.ts';
import { docsRoutes } from './features/docs/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { factorResetRoutes } from './features/factor-resets/routes.ts';
import { factorRuleRoutes } from './features/factor-rules/routes.ts';
import { proofMethodsOf } from './features/factors/index.ts';
import { failedJobRoutes } from './features/failed-jobs/routes.ts';
import { figureRoutes } from './features/figures/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { learningRoutes } from './features/learning/routes.ts';
import { localisationRoutes } from './features/localisation/routes.ts';
import { mentoringRoutes } from './features/mentoring/routes.ts';
import { myAccountRoutes } from './features/my-account/routes.ts';
import { myLearningRoutes } from './features/my-learning/routes.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { organisationRoutes } from './features/organisations/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { phraseRoutes } from './features/phrases/routes.ts';
import { questionRoutes } from './features/questions/routes.ts';
import { singleSignOnRoutes } from './features/single-sign-on/routes.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { jobKinds } from './job-list.ts';
import { sharedSecret } from './platform/auth/shared-secret.ts';
import type { Database } from './platform/data/database.ts';
import { rejectCompressedBodies } from './platform/http/body/compressed-body.ts';
import { formBodyParser } from './platform/http/body/form-body.ts';
import { jsonBodyParser } from './platform/http/body/json-body.ts';
import { clientErrorHandler } from './platform/http/client-error-handler.ts';
import { cookiesFor } from './platform/http/cookies.ts';
import { errorHandler } from './platform/http/error-handler.ts';
import { errorPageStyle } from './platform/http/error-page.ts';
import { health } from './platform/http/health.ts';
import { logOptions, logRequests, newRequestId } from './platform/http/log.ts';
import { addAccessHooks } from './platform/http/protection/access-hooks.ts';
import { registerCors } from './platform/http/protection/cors.ts';
import { addSecurityHeaders, earlyErrorHeaders } from './platform/http/protection/headers.ts';
import { rejectUnknownHosts } from './platform/http/protection/hosts.ts';
import { maintenanceBypass } from './platform/http/protection/maintenance-bypass.ts';
import { logSecurityEvents } from './platform/http/protection/security-log.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import type { I18n } from './platform/i18n/i18n.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { endUpgradeAfter } from './platform/live/end-upgrade.ts';
import type { Live } from './platform/live/open-live.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { type WebClient, webClient } from './platform/pages/web-client.ts';
import type { Settings } from './platform/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, so that a test can compare them with the contract. */
    servedRoutes: readonly { method: string; url: string }[];
  }
}

const SECOND = 1_000;
const MEBIBYTE = 1024 * 1024;

export type AppOptions = {
  settings: Settings;
  database: Database;
  jobs: Jobs;
  live: Live;
  i18n: I18n;
  /** Where mails are written as .eml files; undefined where an SMTP server sends them. */
  mailFolder: string | undefined;
  client: WebClient;
  metrics?: Pick<Metrics, 'measureRequests'>;
  /** Of the database's log, where it has one that we look after. */
  archive?: Archive | null;
};

/** Those that need nothing but the app; `buildApp` registers the others. */
const features = [
  accountRoutes,
  myAccountRoutes,
  factorResetRoutes,
  factorRuleRoutes,
  apiTokenRoutes,
  peopleRoutes,
  organisationRoutes,
  figureRoutes,
  historyRoutes,
  importRoutes,
  exportRoutes,
  questionRoutes,
  assigningRoutes,
  learningRoutes,
  mentoringRoutes,
  caseloadRoutes,
  myLearningRoutes,
  noticeRoutes,
  localisationRoutes,
  phraseRoutes,
  certificateRoutes,
  failedJobRoutes,
];

/** The app without a port: hooks in their order, then every feature. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { settings, database, jobs, i18n } = parts;
  const { site } = settings;
  const app = Fastify(fastifyOptions(parts));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);

  const antiForgerySecret = await sharedSecret(database.db, 'anti-forgery');
  const cookies = cookiesFor(settings, antiForgerySecret);
  app.decorate('dependencies', {
    db: database.db,
    jobs,
    live: parts.live,
    site,
    i18n,
    cookies,
    csrfSecret: antiForgerySecret,
    rateLimits: settings.rateLimits,
    proofMethods: proofMethodsOf,
  });

  const servedRoutes: { method: string; url: string }[] = [];
  app.decorate('servedRoutes', servedRoutes);
  app.addHook('onRoute', ({ method, url }) => {
    servedRoutes.push(...[method].flat().map((method) => ({ method, url })));
  });

  logRequests(app);
  parts.metrics?.measureRequests(app);
  logSecurityEvents(app);
  await registerCors(app, settings);
  addSecurityHeaders(app, settings);
  await app.register(cookie);
  jsonBodyParser(app);
  formBodyParser(app);
  rejectCompressedBodies(app);
  rejectUnknownHosts(app, settings);
  addAccessHooks(app);

  auditHooks(app);

  await docsRoutes(app);
  for (const routes of features) await app.register(routes);
  const { mailFolder, archive = null } = parts;
  const { dailyAt: backupsAt } = settings.backups;
  await overviewRoutes(app, { mailFolder, jobKinds, archive, backupsAt });
  await app.register(singleSignOnRoutes, { signIn: settings.signIn });
  await app.register(subscriptionRoutes, { stripe: settings.stripe });
  if (mailFolder && site.environment !== 'production')
    await app.register(devMailRoutes, { mailFolder });
  maintenanceBypass(app);
  errorPageStyle(app);
  await parts.live.serve(app);
  health(app, database.pool);
  await webClient(app, parts.client);
  return app;
}

function fastifyOptions({ settings, i18n }: AppOptions): FastifyHttpOptions<RawServerDefault> {
  const { logLevel, trustProxy } = settings;
  return {
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // A % that encodes nothing is taken literally: not everybody who searches for 100% encodes it.
    // NUL becomes U+0001: PostgreSQL rejects the first in a query, and no stored text holds either.
    rewriteUrl: ({ url = '/' }) =>
      url.replace(/%(?![0-9a-f]{2})/gi, '%25').replaceAll('%00', '%01'),
    frameworkErrors: (error, request, reply) => {
      endUpgradeAfter(request, reply);
      reply.headers({ 'x-request-id': request.id, ...earlyErrorHeaders(settings) });
      errorHandler(error, request, reply);
    },
    clientErrorHandler: clientErrorHandler(settings, i18n),
    trustProxy,
    bodyLimit: MEBIBYTE,
    requestTimeout: 15 * SECOND,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 30 * SECOND,
    // Whoever is connected is served to the end.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The most that Node allows for a whole URL: 255 letters of a search may take 3,060 in it.
    routerOptions: { maxParamLength: 16 * 1024, ignoreTrailingSlash: true },
    // `rejectUnknownHosts` answers a request without a host.
    http: {
      requireHostHeader: false,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
  };
}
