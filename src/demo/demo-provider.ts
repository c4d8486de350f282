import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/** Invented people who have an account at the provider; whoever types their name there is they. */
export const providerPeople = {
  hana: { email: 'hana@kura.example', email_verified: true, name: 'Hana Rewi' },
  aroha: { email: 'aroha@kura.example', email_verified: true, name: 'Aroha Ngāta' },
  stranger: { email: 'stranger@kura.example', email_verified: true, name: 'Nobody’s colleague' },
} as const;

type Client = { id: string; secret: string; callback: string; logout: string };

const isKnown = (id: string): id is keyof typeof providerPeople => id in providerPeople;

/**
 * A certified provider of OpenID Connect on this machine, for development and tests: nothing of it
 * leaves the machine, and its own form lets anybody in by a name.
 */
export async function startDemoProvider({ id, secret, callback, logout }: Client, port = 0) {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [callback],
        backchannel_logout_uri: logout,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    // Beside the subject, the token says who it is, as those of Google and Microsoft do.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, accountId) =>
      isKnown(accountId)
        ? {
            accountId,
            claims: () => ({ sub: accountId, ...providerPeople[accountId] }),
          }
        : undefined,
    cookies: { keys: [secret] },
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    ttl: { Session: 86_400, Grant: 86_400, Interaction: 600, AccessToken: 300, IdToken: 300 },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    issuer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
