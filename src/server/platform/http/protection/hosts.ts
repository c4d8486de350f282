import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { alive, ready } from '#contract/system/system.ts';
import { message } from '#lib/messages/message.ts';
import { refusalsText } from '#messages/shared/request-errors.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { errorPageStylePath } from '#server/platform/http/error-page.ts';
import type { Settings, Site } from '#server/platform/settings.ts';

/**
 * Refuses requests for a host that is not ours. A page elsewhere can let its own name point at this
 * server (DNS rebinding): to the browser, this server is then a part of that page. Balancers ask the
 * two probes under whatever name they like; these say nothing about anybody.
 */
export function rejectUnknownHosts(app: FastifyInstance, settings: Settings) {
  const { site } = settings;
  const names = new Set([nameOf(site.url), nameOf(site.client), ...settings.allowedHosts]);
  const isOurs = (host: string) => isLocalhostOrIp(hostOf(host)) || names.has(hostOf(host));

  app.addHook('onRequest', async (request) => {
    if (exemptPaths.has(request.routeOptions.url ?? '')) return;
    const [host, ...more] = hostHeaders(request);
    if (host === undefined || more.length > 0) throw new ApiError(400, refusalsText.notHttp);
    // A trusted proxy may say under which name it was asked; then both have to be ours.
    if ([host, request.host, requestedHost(request)].every(isOurs)) return;
    throw new ApiError(421, message(refusalsText.otherHost, { url: site.url }));
  });
}

/** The two probes, and what the page of the refusal is drawn with. */
const exemptPaths = new Set([alive.path, ready.path, errorPageStylePath]);

/** Node keeps the first of several, other servers the last: HTTP forbids more than one. */
const hostHeaders = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2);

/** An address may be written with its host, as to a proxy; that one then counts. */
const requestedHost = ({ originalUrl, host }: FastifyRequest) =>
  /^[a-z]+:\/\/([^/?#]*)/i.exec(originalUrl)?.[1] ?? host;

const nameOf = (url: string) => new URL(url).hostname;

/** Without its port, which is no protection: ports of a name are all at the same machine. */
const hostOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/** Browsers resolve none of these by DNS, so nobody can point one at this server. */
const isLocalhostOrIp = (name: string) =>
  name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0;

/** The origins whose pages may write here and listen: only once the host is known to be ours. */
const ownOrigins = ({ protocol, host }: FastifyRequest, { url, client }: Site) => [
  url,
  client,
  `${protocol}://${host}`,
];

/** A browser that says the page comes from elsewhere is believed, whatever tokens it brings. */
export function isCrossOrigin(request: FastifyRequest, site: Site): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin !== undefined) return !ownOrigins(request, site).includes(origin);
  return fetchSite === 'cross-site';
}
