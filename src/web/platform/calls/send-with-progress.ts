/** From 0 to 1. */
type OnProgress = (share: number) => void;

/** Stands in for `fetch`, which does not report upload progress. */
export const withProgress =
  (onProgress: OnProgress) =>
  (address: string, init: RequestInit): Promise<Response> =>
    send(address, init, onProgress);

async function send(
  address: string,
  { method = 'GET', headers, body, credentials, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const response = new Promise<Response>((resolve, reject) => {
    request.onload = () => resolve(asResponse(request));
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(signal?.reason ?? new TypeError('Aborted'));
  });
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total);
  };
  signal?.addEventListener('abort', () => request.abort());
  request.open(method, address);
  request.withCredentials = credentials === 'include';
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.send(body instanceof Blob || typeof body === 'string' ? body : null);
  return response;
}

/** With `retry-after`, the only response header that is read. */
function asResponse(request: XMLHttpRequest): Response {
  const { status } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(status === 204 ? null : request.responseText, {
    status,
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  });
}
