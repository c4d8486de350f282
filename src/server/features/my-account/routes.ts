import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as factors from '#contract/factors/factors.ts';
import * as stepUp from '#contract/factors/step-up.ts';
import * as contract from '#contract/my-account/my-account.ts';
import * as profile from '#contract/my-account/profile.ts';
import * as sessions from '#contract/my-account/sessions.ts';
import { unauthenticated } from '#server/platform/http/api-error.ts';
import { rawBodyParser } from '#server/platform/http/body/raw-body.ts';
import { documentRoute, route } from '#server/platform/http/route.ts';
import { changeEmail, changePassword, changeProfile } from './change-account.ts';
import { confirmIdentity, proofOptions } from './confirm-identity.ts';
import { exportAccount, readableExport } from './export-account.ts';
import {
  addPasskey,
  confirmApp,
  ownFactors,
  passkeyOptions,
  removeFactor,
  renamePasskey,
  renewRecoveryCodes,
  setUpApp,
} from './own-factors.ts';
import { endOtherSessions, endSession, endSessions, ownSessions } from './own-sessions.ts';
import { ownSubscriptions } from './own-subscriptions.ts';
import { readPhoto, removePhoto, setPhoto } from './photo.ts';

const MEBIBYTE = 1024 * 1024;

/** What people see and change of their own account. */
export async function myAccountRoutes(app: FastifyInstance) {
  const { cookies, rateLimits } = app.dependencies;

  route(app, contract.ownSubscriptions, ownSubscriptions);
  route(app, profile.changeProfile, changeProfile);
  route(app, contract.changeEmail, (ctx, input) => changeEmail(ctx, input, rateLimits));
  route(app, contract.changePassword, async (ctx, input, { request, reply }) => {
    const { token = '', remember = false, methods = [] } = request.session ?? {};
    const by = openedBy(request);
    const userAgent = request.headers['user-agent'] ?? '';
    const browser = { token, remember, methods, by, userAgent, rateLimits };
    const session = await changePassword(ctx, input, browser);
    cookies.set(reply, session.token, remember);
    cookies.rememberDevice(request, reply, session.person);
  });

  route(app, contract.exportAccount, (ctx, _input, { reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-account.json"');
    return exportAccount(ctx);
  });
  documentRoute(
    app,
    {
      path: '/api/account/export.html',
      allow: 'own-account',
      security: true,
      stepUp: true,
      described: {
        name: 'exportAccountPage',
        summary: 'Everything about one’s own account, as a page to be saved.',
        types: ['text/html'],
      },
    },
    async (ctx) => ({
      type: 'text/html; charset=utf-8',
      body: readableExport(ctx, await exportAccount(ctx)),
      headers: { 'content-disposition': 'attachment; filename="my-account.html"' },
    }),
  );
  factorRoutes(app);
  sessionRoutes(app);
  stepUpRoutes(app);
  await app.register(photoRoutes);
}

/** A session that goes on under another token still ends when the provider says so. */
const openedBy = ({ session }: FastifyRequest) => ({
  identity: session?.identity ?? null,
  providerSid: session?.providerSid ?? null,
});

function factorRoutes(app: FastifyInstance) {
  const { cookies, rateLimits } = app.dependencies;
  const browserAt = (request: FastifyRequest) => ({
    ...openedBy(request),
    remember: request.session?.remember ?? false,
    methods: request.session?.methods ?? [],
    userAgent: request.headers['user-agent'] ?? '',
  });
  route(app, factors.ownFactors, ownFactors);
  route(app, factors.setUpApp, (ctx, input) => setUpApp(ctx, input, rateLimits));
  route(app, factors.confirmApp, async (ctx, input, { request, reply }) => {
    const { token, recovery_codes } = await confirmApp(ctx, input, browserAt(request));
    cookies.set(reply, token, request.session?.remember);
    return { recovery_codes };
  });
  route(app, factors.passkeyOptions, (ctx, input) => passkeyOptions(ctx, input, rateLimits));
  route(app, factors.addPasskey, async (ctx, input, { request, reply }) => {
    const { token, recovery_codes } = await addPasskey(ctx, input, browserAt(request));
    cookies.set(reply, token, request.session?.remember);
    return { recovery_codes };
  });
  route(app, factors.renamePasskey, renamePasskey);
  route(app, factors.renewRecoveryCodes, (ctx, input) =>
    renewRecoveryCodes(ctx, input, rateLimits),
  );
  route(app, factors.removeFactor, (ctx, input) => removeFactor(ctx, input, rateLimits));
}

function sessionRoutes(app: FastifyInstance) {
  const { cookies } = app.dependencies;
  route(app, sessions.ownSessions, (ctx, _input, { request }) =>
    ownSessions(ctx, cookies.sessionToken(request)),
  );
  route(app, sessions.endSession, endSession);
  route(app, sessions.endOtherSessions, (ctx, _input, { request }) =>
    endOtherSessions(ctx, cookies.sessionToken(request)),
  );
  route(app, sessions.endSessions, async (ctx, _input, { reply }) => {
    await endSessions(ctx);
    cookies.reset(reply, ctx.now);
  });
}

function stepUpRoutes(app: FastifyInstance) {
  const { cookies, rateLimits } = app.dependencies;
  route(app, stepUp.proofOptions, proofOptions);
  route(app, stepUp.confirmIdentity, async (ctx, input, { request, reply }) => {
    const { session } = request;
    if (!session) throw unauthenticated();
    const confirmed = await confirmIdentity(ctx, input, {
      session,
      rateLimits,
      provenDeviceOf: (person) => cookies.device(request, person, 'second-step'),
    });
    cookies.set(reply, confirmed.token, session.remember);
    const { recoveryCode } = confirmed;
    return recoveryCode === undefined ? undefined : { recovery_code: recoveryCode };
  });
}

/** Of these routes alone a body is a file. `setPhoto` refuses what is no picture with a message. */
async function photoRoutes(app: FastifyInstance) {
  rawBodyParser(app);
  route(app, contract.setPhoto, (ctx, _input, { request }) => setPhoto(ctx, request.body), {
    bodyLimit: 5 * MEBIBYTE,
  });
  route(app, contract.removePhoto, removePhoto);
  const described = {
    name: 'photo',
    summary: 'The photo of a person, at the address that `profile_photo` names.',
    types: ['image/webp'],
    also: [404],
  };
  documentRoute(
    app,
    { path: '/photos/:uuid', allow: 'own-account', described },
    (ctx, { uuid = '' }) => readPhoto(ctx, uuid),
  );
}
