import { antiForgery } from '#contract/accounts/accounts.ts';
import { addressOf } from '#contract/address.ts';
import type { CallInput, Endpoint, ReplyJson } from '#contract/endpoint.ts';
import { socketHeader } from '#contract/live.ts';
import {
  redirectToLogin,
  redirectToMaintenance,
  redirectToTwoStep,
  redirectToVerification,
} from '#web/platform/session/redirect-away.ts';
import { apiBase } from '#web/settings.ts';
import { ApiError, NetworkError, readApiError, redirectsAway } from './api-error.ts';
import { emitFault } from './faults.ts';
import { beginCall } from './pending-calls.ts';

export { ApiError, NetworkError };

type Options = {
  signal?: AbortSignal;
  ifMatch?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The body, where it is a file instead of JSON. */
  file?: Blob;
  /** Replaces `fetch` where upload progress is shown. */
  sendBy?: SendBy;
  /** Outlives the page. Writes of a hidden page have it without being told to. */
  keepalive?: boolean;
  /** The id of this page's live connection, where the caller refetches what the call changes itself. */
  socket?: string | undefined;
  /** A status that the caller handles itself, so it does not redirect. */
  expectedStatus?: number;
};
type SendBy = (address: string, init: RequestInit) => Promise<Response>;
type UntypedRequest = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
};

/** One call of the contract: resolves with the reply, or throws an ApiError or NetworkError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: CallInput<E>,
  options: Options = {},
): Promise<ReplyJson<E>> {
  const finished = endpoint.background ? undefined : beginCall();
  try {
    const response = await sendWithProof(endpoint, request as UntypedRequest, options);
    if (response.ok) return (await readBody(response)) as ReplyJson<E>;
    reportApiError(endpoint, response);
    // A background call never redirects: the person may be typing.
    const isExpected = finished === undefined || response.status === options.expectedStatus;
    const error = await readApiError(response);
    if (!isExpected && redirectsAway(error)) redirectFor(error);
    throw error;
  } finally {
    finished?.();
  }
}

/** A refusal that asks who it is: whoever shows it goes on where they were. */
async function sendWithProof(endpoint: Endpoint, request: UntypedRequest, options: Options) {
  const response = await sendWithXsrfToken(endpoint, request, options);
  const isProven = response.status === 423 && (await askForProof(response.clone()));
  return isProven ? sendWithXsrfToken(endpoint, request, options) : response;
}

type AskForProof = (refusal: Response) => Promise<boolean>;
let askForProof: AskForProof = async () => false;

/** Called by the app, as only few ever need what asks. */
export function setAskForProof(ask: AskForProof) {
  askForProof = ask;
}

/** A token goes stale when the session changes, even in another tab: then it retries with a new one. */
async function sendWithXsrfToken(endpoint: Endpoint, request: UntypedRequest, options: Options) {
  if (endpoint.method === 'GET') return sendRead(endpoint, request, options);
  if (xsrfToken() === undefined) await send(antiForgery, {}, {});
  const response = await send(endpoint, request, options);
  if (response.status !== 419) return response;
  await send(antiForgery, {}, {});
  return send(endpoint, request, options);
}

/** A proof in another tab gives the session another token, maybe while this call is under way. */
async function sendRead(endpoint: Endpoint, request: UntypedRequest, options: Options) {
  const before = xsrfToken();
  const response = await send(endpoint, request, options);
  const isRenewed = response.status === 401 && xsrfToken() !== before;
  return isRenewed ? send(endpoint, request, options) : response;
}

/** A gateway answers while the server is down; our own errors are JSON. */
const isGatewayError = ({ status, headers }: Response) =>
  [502, 504].includes(status) && !headers.get('content-type')?.includes('json');

async function send(endpoint: Endpoint, request: UntypedRequest, options: Options) {
  const { method, path } = endpoint;
  const { signal, ifMatch, file, socket, sendBy = fetch } = options;
  const body = file ?? (request.body && JSON.stringify(request.body));
  const isLeaving = method !== 'GET' && document.visibilityState === 'hidden';
  const keepalive = (options.keepalive || isLeaving) && fitsKeepalive(body);
  const type = file ? file.type || 'application/octet-stream' : 'application/json';
  const headers = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(method !== 'GET' && { 'x-xsrf-token': xsrfToken() ?? '' }),
    ...(body && { 'content-type': type }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...options.headers,
    ...(socket !== undefined && { [socketHeader]: socket }),
  };
  try {
    const response = await sendBy(apiBase() + addressOf(endpoint, request), {
      method,
      headers,
      credentials: apiBase() ? 'include' : 'same-origin',
      ...(body && { body }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    if (!isGatewayError(response)) return response;
    throw new Error(`${response.status}`);
  } catch (error) {
    if (signal?.aborted) throw error;
    emitFault({ kind: 'unanswered', call: `${method} ${path}` });
    throw new NetworkError(error);
  }
}

/** Browsers limit a keepalive body to 64 KB. A UTF-16 unit takes at most three bytes. */
const fitsKeepalive = (body: string | Blob | undefined) =>
  typeof body === 'string' ? body.length * 3 < 60_000 : body === undefined;

async function readBody(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

/** Reported by its path pattern, so no search term or name shows up in the debug bar. */
function reportApiError({ method, path }: Endpoint, { status, headers }: Response) {
  const call = `${method} ${path}`;
  emitFault({ kind: 'refused', call, status, request: headers.get('x-request-id') });
}

/** Some errors end the visit, whichever screen made the call. */
function redirectFor({ status }: ApiError) {
  if (status === 401 || status === 419) redirectToLogin();
  if (status === 403) redirectToTwoStep();
  if (status === 409) redirectToVerification();
  if (status === 503) redirectToMaintenance();
}

function xsrfToken(): string | undefined {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return token && decodeURIComponent(token);
}
