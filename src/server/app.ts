import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { accounts } from './features/accounts/routes.ts';
import { assigning } from './features/assigning/routes.ts';
import { audit } from './features/audit/routes.ts';
import { caseload } from './features/caseload/routes.ts';
import { certificates } from './features/certificates/routes.ts';
import { devMail } from './features/dev-mail/routes.ts';
import { docs } from './features/docs/routes.ts';
import { exports } from './features/exports/routes.ts';
import { history } from './features/history/routes.ts';
import { imports } from './features/imports/routes.ts';
import { learning } from './features/learning/routes.ts';
import { localisation } from './features/localisation/routes.ts';
import { mentoring } from './features/mentoring/routes.ts';
import { myAccount } from './features/my-account/routes.ts';
import { notices } from './features/notices/routes.ts';
import { organisations } from './features/organisations/routes.ts';
import { overview } from './features/overview/routes.ts';
import { ownLearning } from './features/own-learning/routes.ts';
import { people } from './features/people/routes.ts';
import { questions } from './features/questions/routes.ts';
import { subscriptions } from './features/subscriptions/routes.ts';
import { brokenRequestAnswer } from './platform/broken-request.ts';
import { cookiesFor } from './platform/cookies.ts';
import { allowClient } from './platform/cross-origin.ts';
import type { Database } from './platform/database.ts';
import { answerError } from './platform/errors.ts';
import { formBody } from './platform/form-body.ts';
import { addGates } from './platform/gates.ts';
import { bareHeaders, securityHeaders } from './platform/headers.ts';
import { health } from './platform/health.ts';
import { refuseUnknownHosts } from './platform/hosts.ts';
import type { Jobs } from './platform/jobs.ts';
import { sharedSecret } from './platform/keys.ts';
import { lenientJson } from './platform/lenient-json.ts';
import { endUpgradeAfter } from './platform/live/end-upgrade.ts';
import type { Live } from './platform/live/open-live.ts';
import { logOptions, logRequests, newRequestId } from './platform/log.ts';
import { maintenanceBypass } from './platform/maintenance-bypass.ts';
import { refusePackedBodies } from './platform/packed-body.ts';
import { refusalStyle } from './platform/refusal-page.ts';
import { logSecurityEvents } from './platform/security-log.ts';
import type { Settings } from './platform/settings.ts';
import type { Texts } from './platform/texts.ts';
import { validatorCompiler } from './platform/validation.ts';
import { type WebClient, webClient } from './platform/web-client.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that answers, so that a test can compare it with the contract. */
    servedRoutes: readonly { method: string; url: string }[];
  }
}

const SECOND = 1_000;
const MEBIBYTE = 1024 * 1024;

export type AppParts = {
  settings: Settings;
  database: Database;
  jobs: Jobs;
  live: Live;
  texts: Texts;
  /** Folder of the mails in .eml files, where there is no SMTP server. */
  mailFolder: string | undefined;
  client: WebClient;
};

/** The app without a port: hooks in their order, then every feature. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, jobs, texts } = parts;
  const { site } = settings;
  const app = Fastify(fastifyOptions(parts));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);

  const antiForgerySecret = await sharedSecret(database.db, 'anti-forgery');
  const cookies = cookiesFor(settings, antiForgerySecret);
  app.decorate('parts', {
    db: database.db,
    jobs,
    live: parts.live,
    site,
    texts,
    cookies,
    antiForgerySecret,
    rateLimits: settings.rateLimits,
  });

  const servedRoutes: { method: string; url: string }[] = [];
  app.decorate('servedRoutes', servedRoutes);
  app.addHook('onRoute', ({ method, url }) => {
    servedRoutes.push(...[method].flat().map((one) => ({ method: one, url })));
  });

  logRequests(app);
  logSecurityEvents(app);
  await allowClient(app, settings);
  securityHeaders(app, settings);
  await app.register(cookie);
  lenientJson(app);
  formBody(app);
  refusePackedBodies(app);
  refuseUnknownHosts(app, settings);
  addGates(app);

  audit(app);

  await docs(app);
  await app.register(accounts);
  await app.register(myAccount);
  await app.register(people);
  await app.register(organisations);
  await app.register(history);
  await overview(app, parts.mailFolder);
  await app.register(imports);
  await app.register(exports);
  await app.register(questions);
  await app.register(assigning);
  await app.register(learning);
  await app.register(mentoring);
  await app.register(caseload);
  await app.register(ownLearning);
  await app.register(notices);
  await app.register(localisation);
  await app.register(certificates);
  await app.register(subscriptions, { stripe: settings.stripe });
  const { mailFolder } = parts;
  if (mailFolder && site.environment !== 'production') await app.register(devMail, { mailFolder });
  maintenanceBypass(app);
  refusalStyle(app);
  await parts.live.serve(app);
  health(app, database.pool);
  await webClient(app, parts.client);
  return app;
}

function fastifyOptions({ settings, texts }: AppParts): FastifyHttpOptions<RawServerDefault> {
  const { logLevel, trustProxy } = settings;
  return {
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // A lone % in an address is meant as it stands: not everybody who searches for 100% encodes it.
    // PostgreSQL can't be asked for NUL; for the character after it it can, and no text holds either.
    rewriteUrl: ({ url = '/' }) =>
      url.replace(/%(?![0-9a-f]{2})/gi, '%25').replaceAll('%00', '%01'),
    frameworkErrors: (error, request, reply) => {
      endUpgradeAfter(request, reply);
      reply.headers({ 'x-request-id': request.id, ...bareHeaders(settings) });
      answerError(error, request, reply);
    },
    clientErrorHandler: brokenRequestAnswer(settings, texts),
    trustProxy,
    bodyLimit: MEBIBYTE,
    requestTimeout: 15 * SECOND,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 30 * SECOND,
    // The gates refuse in our own words while the server shuts down.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // As Node allows a whole address to be: 255 letters that are sought may take 3,060 in it.
    routerOptions: { maxParamLength: 16 * 1024, ignoreTrailingSlash: true },
    // The hook about hosts says so in our words.
    http: {
      requireHostHeader: false,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
  };
}
