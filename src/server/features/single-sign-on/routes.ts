import type { FastifyInstance } from 'fastify';
import * as identityCalls from '#contract/single-sign-on/identities.ts';
import * as providerCalls from '#contract/single-sign-on/providers.ts';
import * as signIn from '#contract/single-sign-on/sign-in.ts';
import * as policyCalls from '#contract/single-sign-on/sign-in-policy.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import { route } from '#server/platform/http/route.ts';
import type { Settings } from '#server/platform/settings.ts';
import { connectionsWith } from './connection/connections.ts';
import { invitationSignIn, linkIdentity } from './flow/begin.ts';
import { FLOW_SECONDS } from './flow/flows.ts';
import { signInPages } from './flow/routes.ts';
import {
  confirmLink,
  declineLink,
  ownIdentities,
  removeIdentity,
  waitingSignIn,
} from './identities/own-identities.ts';
import { changePolicy } from './policy/change-policy.ts';
import { showPolicy } from './policy/read-policy.ts';
import { listProviders, publicProviders } from './providers/read-providers.ts';
import { changeProvider, storeProvider } from './providers/save-provider.ts';
import { testProvider } from './providers/test-provider.ts';

/** Logging in through a service that people of schools have anyway. */
export async function singleSignOnRoutes(
  app: FastifyInstance,
  { signIn: network }: Pick<Settings, 'signIn'>,
) {
  const { db, cookies } = app.dependencies;
  const key = await sharedSecret(db, 'sign-in-providers');
  const connections = connectionsWith(network, key);
  const safe = { key, allowsLocal: network.allowsLocal };

  route(app, providerCalls.providerList, listProviders);
  route(app, providerCalls.storeProvider, (ctx, input) => storeProvider(ctx, input, safe));
  route(app, providerCalls.changeProvider, (ctx, input) => changeProvider(ctx, input, safe));
  route(app, providerCalls.testProvider, (ctx, input) => testProvider(ctx, input, connections));
  route(app, policyCalls.organisationSignIn, showPolicy);
  route(app, policyCalls.changeSignIn, changePolicy);

  route(app, signIn.signInProviders, publicProviders);
  route(app, signIn.waitingSignIn, (ctx, _input, { request }) =>
    waitingSignIn(ctx, {
      pending: cookies.pendingLogin(request),
      link: cookies.begun(request, 'link'),
    }),
  );
  route(app, signIn.invitationSignIn, async (ctx, input, { reply }) => {
    const { address, secret } = await invitationSignIn(ctx, input, connections);
    cookies.setBegun(reply, 'sign-in', secret, FLOW_SECONDS);
    return { address };
  });

  route(app, identityCalls.ownIdentities, ownIdentities);
  route(app, identityCalls.linkIdentity, async (ctx, input, { reply }) => {
    const { address, secret } = await linkIdentity(ctx, input, connections);
    cookies.setBegun(reply, 'sign-in', secret, FLOW_SECONDS);
    return { address };
  });
  route(app, identityCalls.confirmLink, async (ctx, _input, { request, reply }) => {
    await confirmLink(ctx, cookies.begun(request, 'link'));
    cookies.endBegun(reply, 'link');
  });
  route(app, identityCalls.declineLink, async (ctx, _input, { request, reply }) => {
    await declineLink(ctx, cookies.begun(request, 'link'));
    cookies.endBegun(reply, 'link');
  });
  route(app, identityCalls.removeIdentity, (ctx, input, { request }) =>
    removeIdentity(ctx, input, cookies.sessionToken(request)),
  );
  signInPages(app, connections);
}
