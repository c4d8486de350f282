import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import * as contract from '#contract/accounts/accounts.ts';
import * as joining from '#contract/accounts/registration.ts';
import * as passkeys from '#contract/factors/passkeys.ts';
import { secondStep } from '#contract/factors/second-step.ts';
import { accountAnswersMessages } from '#messages/accounts/account-answers.ts';
import type { DeviceOwner } from '#server/platform/auth/known-devices.ts';
import { endSession } from '#server/platform/auth/session.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import { nobody } from '#server/platform/data/context.ts';
import type { Cookies } from '#server/platform/http/cookies.ts';
import { documentRoute, redirect, route } from '#server/platform/http/route.ts';
import { currentUser } from './login/current-user.ts';
import { logIn } from './login/log-in.ts';
import { passkeyLogin, passkeyLoginOptions } from './login/passkey-login.ts';
import { PENDING_SECONDS } from './login/pending-logins.ts';
import { finishLogin } from './login/second-step.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { register } from './registration/register.ts';
import { setUp } from './registration/set-up.ts';
import {
  countVerification,
  isValidLink,
  markVerified,
  resendVerification,
} from './registration/verify-email.ts';

type OpenedAccount = { token: string; person: DeviceOwner };

/** Calls that log a person in set the cookies of the new session in the same answer. */
export async function accountRoutes(app: FastifyInstance) {
  const { db, cookies, rateLimits } = app.dependencies;
  /** Remembers the device of a person who is let in, and names them in the security log. */
  const identify: Identify = (request, reply, person) => {
    cookies.rememberDevice(request, reply, person);
    request.identified = person.uuid;
  };
  /** Lets the holder of a new account in, in place of the browser's earlier session. */
  const admit = async (request: FastifyRequest, reply: FastifyReply, opened: OpenedAccount) => {
    await endSession(db, cookies.sessionToken(request));
    cookies.set(reply, opened.token);
    identify(request, reply, opened.person);
  };

  route(app, contract.antiForgery, async (ctx, _input, { request, reply }) => {
    const { session } = request;
    if (session) cookies.set(reply, session.token, session.remember);
    else cookies.visit(request, reply, ctx.now);
  });

  route(app, contract.logIn, async (ctx, input, { request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const answer = await logIn(ctx, input, {
      rateLimits,
      userAgent,
      oldToken: cookies.sessionToken(request),
      linkToken: cookies.begun(request, 'link'),
      deviceOf: (person) => cookies.device(request, person),
    });
    if ('pendingToken' in answer) {
      request.identified = answer.person.uuid;
      cookies.reset(reply, ctx.now);
      cookies.setPendingLogin(reply, answer.pendingToken, PENDING_SECONDS);
      return { two_factor: true as const, factors: answer.kinds };
    }
    const { token, remember, person } = answer.opened;
    cookies.set(reply, token, remember);
    identify(request, reply, person);
    return undefined;
  });

  route(app, secondStep, async (ctx, input, { request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const { token, remember, person, recoveryCode } = await finishLogin(ctx, input, {
      rateLimits,
      userAgent,
      oldToken: cookies.sessionToken(request),
      pendingToken: cookies.pendingLogin(request),
      provenDeviceOf: (person) => cookies.device(request, person, 'second-step'),
    });
    cookies.set(reply, token, remember);
    cookies.endPendingLogin(reply);
    identify(request, reply, person);
    cookies.rememberDevice(request, reply, person, 'second-step');
    return recoveryCode === undefined ? undefined : { recovery_code: recoveryCode };
  });

  route(app, contract.logOut, async (ctx, _input, { request, reply }) => {
    await endSession(ctx.db, cookies.sessionToken(request));
    cookies.reset(reply, ctx.now);
  });

  route(app, contract.currentUser, currentUser);

  route(app, joining.register, async (ctx, input, { request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    await admit(request, reply, await register(ctx, input, { userAgent, rateLimits }));
  });

  route(app, joining.setUp, async (ctx, input, { request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    await admit(request, reply, await setUp(ctx, input, { userAgent, rateLimits }));
  });

  route(app, joining.forgotPassword, (ctx, input) => forgotPassword(ctx, input, rateLimits));
  route(app, joining.resetPassword, async (ctx, input, { request, reply }) => {
    const person = await resetPassword(ctx, input, rateLimits);
    identify(request, reply, person);
    return { status: ctx.translate(accountAnswersMessages.passwordReset) };
  });
  passkeyRoutes(app, identify);
  await verification(app);
}

type Identify = (request: FastifyRequest, reply: FastifyReply, person: DeviceOwner) => void;

function passkeyRoutes(app: FastifyInstance, identify: Identify) {
  const { cookies } = app.dependencies;
  route(app, passkeys.passkeyLoginOptions, passkeyLoginOptions);
  route(app, passkeys.passkeyLogin, async (ctx, input, { request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const browser = { userAgent, oldToken: cookies.sessionToken(request) };
    const { token, remember, person } = await passkeyLogin(ctx, input, browser);
    cookies.set(reply, token, remember);
    identify(request, reply, person);
  });
}

async function verification(app: FastifyInstance) {
  const { db, site, cookies, rateLimits } = app.dependencies;
  const secret = await sharedSecret(db, 'verification');

  route(app, joining.resendVerification, async (ctx) => {
    if (rateLimits) await countVerification(ctx);
    return (await resendVerification(ctx)) ? { status: 'verification-link-sent' } : undefined;
  });

  const verifyPage = {
    path: '/verify-email/:id/:hash',
    security: true,
    head: redirect(`${site.client}/`),
    described: {
      name: 'verifyEmail',
      summary: 'The link of the verification mail: leads on to the page that says what came of it.',
      types: [],
      query: z.object({ expires: z.string(), signature: z.string() }),
      also: [302],
    },
  } as const;
  documentRoute(app, verifyPage, async (ctx, link) => {
    if (ctx.user === nobody) return redirect(`${site.client}/login`, intendedCookie(cookies, link));
    if (rateLimits) await countVerification(ctx);
    const isVerified = isValidLink(ctx, secret, link) && (await markVerified(ctx));
    return redirect(
      `${site.client}${isVerified ? '/dashboard?verified=1' : '/verify-email?resend=1'}`,
    );
  });
}

/** Tells the client where to go after the login, which keeps the address of that page clean. */
function intendedCookie(cookies: Cookies, link: Record<string, string>) {
  const { id, hash, expires, signature } = link;
  const query = new URLSearchParams({ expires: expires ?? '', signature: signature ?? '' });
  const path = `/verify-email/${id}/${hash}?${query}`;
  const options = { maxAge: 60 * 60, httpOnly: false };
  return { 'set-cookie': cookies.serialize('stepwise_intended', path, options) };
}
