import type { CallInput, Endpoint } from './endpoint.ts';

type UntypedRequest = { params?: Record<string, string>; query?: Record<string, unknown> };

/** The address of a call: its path with its params and query filled in. Empty values are left out. */
export function addressOf<E extends Endpoint>({ path }: E, request: CallInput<E>): string {
  const { params = {}, query = {} } = request as UntypedRequest;
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return entries.length > 0 ? `${filled}?${search}` : filled;
}
