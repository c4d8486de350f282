import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { onTestEnd } from './on-test-end.ts';

type Login = {
  /** What its ID token says besides what the standard asks for; `undefined` takes a claim away. */
  claims: JWTPayload;
  /** Who signs it: the provider, or somebody else with a key of their own. */
  signedBy?: 'provider' | 'stranger';
  /** How far its clock is ahead of ours, in seconds. */
  ahead?: number;
};

/** `echoes` and `babbles`: the token is refused, or no token, with all that was sent in the answer. */
type Mood = 'answers' | 'stalls' | 'fails' | 'echoes' | 'babbles';

type Code = Login & { nonce: string; challenge: string; redirect: string };

/**
 * Every provider of logins there is, on loopback, each under the name of its host: what Google and
 * Microsoft put into their tokens, and what nobody ought to accept. `SIGN_IN_BASE` leads here.
 */
export async function signInProvider() {
  const keys = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const codes = new Map<string, Code>();
  const asked: string[] = [];
  /** Every secret that passed here: codes, tokens, and what proves who asks for them. */
  const secrets = new Set<string>();
  let mood: Mood = 'answers';
  /** Part of the paths that it is in this mood at. */
  let moody = '';

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    asked.push(path);
    const form = new URLSearchParams(await text(request));
    const credentials = (request.headers.authorization ?? '').replace('Basic ', '');
    const shown = [form.get('code'), form.get('code_verifier'), credentials].filter(Boolean);
    for (const secret of shown) secrets.add(String(secret));
    const now = path.includes(moody) ? mood : 'answers';
    if (now === 'stalls') return;
    if (now === 'fails') return answer(response, 503, {});
    const [, host = '', ...rest] = path.split('/');
    if (path.endsWith('/.well-known/openid-configuration')) {
      return answer(response, 200, metadataOf(`https://${host}`, rest.slice(0, -2)));
    }
    if (path.endsWith('/keys')) {
      const key = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
      return answer(response, 200, { keys: [key] });
    }
    if (now === 'echoes') {
      return answer(response, 400, { error: 'odd', error_description: shown.join(' ') });
    }
    if (now === 'babbles') return response.writeHead(200).end(`<p>${shown.join(' ')}`);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge || code.redirect !== form.get('redirect_uri')) {
      return answer(response, 400, { error: 'invalid_grant' });
    }
    return answer(response, 200, {
      access_token: 'kanary-access-token',
      token_type: 'Bearer',
      id_token: await idToken(code),
    });
  }

  async function idToken({ claims, nonce, signedBy = 'provider', ahead = 0 }: Code) {
    const now = Math.floor(Date.now() / 1_000) + ahead;
    const standard = { aud: 'stepwise', nonce, iat: now, exp: now + 300 };
    const { privateKey } = signedBy === 'provider' ? keys : stranger;
    const token = await new SignJWT({ ...standard, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
    secrets.add(token);
    return token;
  }

  /** What the person's browser brings back from there: where the provider leads it to. */
  function logIn(sentTo: string, login: Login, change: Partial<Code> = {}): URL {
    const { searchParams } = new URL(sentTo);
    const code = randomUUID();
    const parameter = (name: string) => searchParams.get(name) ?? '';
    for (const secret of [code, parameter('state'), parameter('nonce')]) secrets.add(secret);
    codes.set(code, {
      nonce: parameter('nonce'),
      challenge: parameter('code_challenge'),
      redirect: parameter('redirect_uri'),
      ...login,
      ...change,
    });
    const back = new URL(parameter('redirect_uri'));
    back.searchParams.set('code', code);
    back.searchParams.set('state', parameter('state'));
    return back;
  }

  /** A message that a session has ended there. */
  async function logoutToken(claims: JWTPayload, { typ = 'logout+jwt' } = {}) {
    const token = await new SignJWT({
      aud: 'stepwise',
      iat: Math.floor(Date.now() / 1_000),
      jti: randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ })
      .sign(keys.privateKey);
    secrets.add(token);
    return token;
  }

  return {
    base,
    asked,
    secrets,
    logIn,
    logoutToken,
    become: (next: Mood, where = '') => {
      mood = next;
      moody = where;
    },
    /** Ends every connection, also those that nothing was answered on yet. */
    hangUp: () => server.closeAllConnections(),
  };
}

function metadataOf(origin: string, path: readonly string[]) {
  const place = [origin, ...path].join('/');
  // Of Entra ID many tenants share one document, which leaves the place of theirs open.
  const issuer = place.replace('/organizations/', '/{tenantid}/');
  return {
    issuer,
    authorization_endpoint: `${place}/authorize`,
    token_endpoint: `${place}/token`,
    jwks_uri: `${place}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: place.startsWith('https://login.kura.nz'),
  };
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
