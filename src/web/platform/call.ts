import { antiForgery } from '#contract/accounts.ts';
import type { Answer, Endpoint, Request } from '#contract/endpoint.ts';
import { socketHeader } from '#contract/live.ts';
import { beginCall } from './activity.ts';
import { noteFault } from './faults.ts';
import { leaveForMaintenance, leaveForVerification, leaveSignedOut } from './leave.ts';
import { leadsAway, Refused, refusal, Unreachable } from './refused.ts';
import { apiBase } from './settings.ts';

export { Refused, Unreachable };

type Options = {
  signal?: AbortSignal;
  ifMatch?: string | undefined;
  /** Where the body is no JSON but a file as it is. */
  file?: Blob;
  /** In place of `fetch`, for whoever shows how much of it is on its way. */
  sendBy?: SendBy;
  /** Sent although the page is being left, as is every write of a page that is out of sight. */
  keepalive?: boolean;
  /** The connection of this page, where it reads again by itself what the call changes. */
  socket?: string | undefined;
  /** A status that here says nothing about the person's whole visit. */
  tolerates?: number;
};
type SendBy = (address: string, init: RequestInit) => Promise<Response>;
type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: object };

/** One call of the contract: resolves with what the server answered, or throws why it did not. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  options: Options = {},
): Promise<Answer<E>> {
  const finished = endpoint.background ? undefined : beginCall();
  try {
    const response = await sendWithToken(endpoint, request as Loose, options);
    if (response.ok) return (await contents(response)) as Answer<E>;
    noteRefusal(endpoint, response);
    // What nobody asked for just now leads nobody away from what they are writing.
    const isTolerated = finished === undefined || response.status === options.tolerates;
    const refused = await refusal(response);
    if (!isTolerated && leadsAway(refused)) follow(response.status);
    throw refused;
  } finally {
    finished?.();
  }
}

/** A token goes stale whenever the session changes, in another tab too: a fresh one, once. */
async function sendWithToken(endpoint: Endpoint, request: Loose, options: Options) {
  if (endpoint.method === 'GET') return send(endpoint, request, options);
  if (token() === undefined) await send(antiForgery, {}, {});
  const response = await send(endpoint, request, options);
  if (response.status !== 419) return response;
  await send(antiForgery, {}, {});
  return send(endpoint, request, options);
}

/** A proxy answers in the place of a server that is away; our own refusals are JSON. */
const isOfGateway = ({ status, headers }: Response) =>
  [502, 504].includes(status) && !headers.get('content-type')?.includes('json');

async function send({ method, path }: Endpoint, request: Loose, options: Options) {
  const { signal, ifMatch, file, socket, sendBy = fetch } = options;
  const body = file ?? (request.body && JSON.stringify(request.body));
  const isLeaving = method !== 'GET' && document.visibilityState === 'hidden';
  const keepalive = (options.keepalive || isLeaving) && isLight(body);
  const type = file ? file.type || 'application/octet-stream' : 'application/json';
  const headers = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(method !== 'GET' && { 'x-xsrf-token': token() ?? '' }),
    ...(body && { 'content-type': type }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...(socket !== undefined && { [socketHeader]: socket }),
  };
  try {
    const response = await sendBy(address(path, request), {
      method,
      headers,
      // Exactly so, or the answer that the page's head has already asked for would not be used.
      credentials: apiBase() ? 'include' : 'same-origin',
      ...(body && { body }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    if (!isOfGateway(response)) return response;
    throw new Error(`${response.status}`);
  } catch (error) {
    if (signal?.aborted) throw error;
    noteFault({ kind: 'unanswered', call: `${method} ${path}` });
    throw new Unreachable(error);
  }
}

/** Browsers refuse to see a heavier one through. Of a text, no letter takes more than three bytes. */
const isLight = (body: string | Blob | undefined) =>
  typeof body === 'string' ? body.length * 3 < 60_000 : body === undefined;

function address(path: string, { params = {}, query = {} }: Loose) {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return apiBase() + filled + (given.length > 0 ? `?${search}` : '');
}

async function contents(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

/** By the pattern of its address: no search term or name is shown to whoever looks on. */
function noteRefusal({ method, path }: Endpoint, { status, headers }: Response) {
  const call = `${method} ${path}`;
  noteFault({ kind: 'refused', call, status, request: headers.get('x-request-id') });
}

/** Some refusals concern the person's whole visit, whichever screen made the call. */
function follow(status: number) {
  if (status === 401 || status === 419) leaveSignedOut();
  if (status === 409) leaveForVerification();
  if (status === 503) leaveForMaintenance();
}

function token(): string | undefined {
  const found = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return found && decodeURIComponent(found);
}
