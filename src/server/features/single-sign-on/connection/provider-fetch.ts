import { AsyncLocalStorage } from 'node:async_hooks';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback } from '#server/platform/http/protection/loopback.ts';
import { InnerAddress, isInnerAddress, lookUpPublic } from './public-address.ts';

export type ProviderNetwork = {
  /** Whether a provider may be on this machine, without https: in development and in tests. */
  allowsLocal: boolean;
  /** Where a test stands in for all providers, each under the name of its host. */
  standIn: string | undefined;
  /** For how many seconds an answer is waited for: shorter than people wait for a page. */
  patience: number;
};

type Asked = {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
};

/** No answer of a provider is longer. */
const MAX_BYTES = 1024 * 1024;

const ends = new AsyncLocalStorage<AbortSignal>();
const after = (seconds: number) => AbortSignal.timeout(seconds * 1_000);

/** Whatever the work fetches from a provider, one thing after the other, is waited for once. */
export const waitOnce = <T>({ patience }: ProviderNetwork, work: () => Promise<T>): Promise<T> =>
  ends.run(after(patience), work);

/**
 * Fetches from a provider: by https from a public address only, without following anywhere, since
 * what is fetched was named by others.
 */
export function providerFetch({ allowsLocal, standIn, patience }: ProviderNetwork) {
  return async (address: string, asked: Asked = {}): Promise<Response> => {
    const url = placeOf(new URL(address), standIn);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isLocal = isLoopback(host) && (allowsLocal || standIn !== undefined);
    if (!isLocal && (url.protocol !== 'https:' || (isIP(host) && isInnerAddress(host)))) {
      throw new InnerAddress();
    }
    const signals = [ends.getStore() ?? after(patience), ...(asked.signal ? [asked.signal] : [])];
    return send(url, { ...asked, signal: AbortSignal.any(signals) }, isLocal);
  };
}

const placeOf = (url: URL, standIn: string | undefined): URL =>
  standIn && !isLoopback(url.hostname)
    ? new URL(`${standIn}/${url.host}${url.pathname}${url.search}`)
    : url;

function send(url: URL, { method, headers, body, signal }: Asked, isLocal: boolean) {
  const start = url.protocol === 'https:' ? request : plainRequest;
  const options = {
    method: method ?? 'GET',
    headers: Object.fromEntries(new Headers(headers).entries()),
    ...(signal && { signal }),
    ...(!isLocal && { lookup: lookUpPublic }),
  };
  return new Promise<Response>((resolve, reject) => {
    const sent = start(url, options, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_BYTES) answer.destroy(new Error('The answer is too long.'));
        else parts.push(part);
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 500;
        const type = answer.headers['content-type'] ?? '';
        const hasBody = status !== 204 && status !== 304;
        resolve(
          new Response(hasBody ? Buffer.concat(parts) : null, {
            status,
            headers: { 'content-type': type },
          }),
        );
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined || body === null ? undefined : String(body));
  });
}
