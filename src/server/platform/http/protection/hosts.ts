import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { alive, ready } from '#contract/system/system.ts';
import { message } from '#lib/messages/message.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { errorPageStylePath } from '#server/platform/http/error-page.ts';
import type { Settings, Site } from '#server/platform/settings.ts';

/**
 * Refuses requests for a host that is not ours. Another site can let its own name point at this
 * server (DNS rebinding): to the browser, this server is then part of that site. The two probes are
 * exempt: load balancers call them under any name, and they tell nothing about anybody.
 */
export function rejectUnknownHosts(app: FastifyInstance, settings: Settings) {
  const { site } = settings;
  const names = new Set([nameOf(site.url), nameOf(site.client), ...settings.allowedHosts]);
  const isOurs = (host: string) => isLocalhostOrIp(hostOf(host)) || names.has(hostOf(host));

  app.addHook('onRequest', async (request) => {
    if (exemptPaths.has(request.routeOptions.url ?? '')) return;
    const [host, ...more] = hostHeaders(request);
    if (host === undefined || more.length > 0)
      throw new ApiError(400, requestErrorMessages.notHttp);
    // A trusted proxy may pass on the name that it was called by: both have to be ours.
    if ([host, request.host, requestedHost(request)].every(isOurs)) return;
    throw new ApiError(421, message(requestErrorMessages.otherHost, { url: site.url }));
  });
}

/** The two probes, and the stylesheet of the error page. */
const exemptPaths = new Set([alive.path, ready.path, errorPageStylePath]);

/** All Host headers: HTTP forbids more than one, and servers differ in which of them they use. */
const hostHeaders = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2);

/** A request line may hold the whole URL, as for a proxy; its host then takes precedence. */
const requestedHost = ({ originalUrl, host }: FastifyRequest) =>
  /^[a-z]+:\/\/([^/?#]*)/i.exec(originalUrl)?.[1] ?? host;

const nameOf = (url: string) => new URL(url).hostname;

/** Without the port: all ports of a name are on the same machine. */
const hostOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/** Browsers don't resolve these by DNS, so nobody can point one at this server. */
const isLocalhostOrIp = (name: string) =>
  name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0;

/** The origins whose pages may send requests. Trusts the host, so check that it is ours first. */
const ownOrigins = ({ protocol, host }: FastifyRequest, { url, client }: Site) => [
  url,
  client,
  `${protocol}://${host}`,
];

/** Whether the browser says that a page of another origin sends the request. */
export function isCrossOrigin(request: FastifyRequest, site: Site): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin !== undefined) return !ownOrigins(request, site).includes(origin);
  return fetchSite === 'cross-site';
}
