import type { CallInput, Endpoint } from './endpoint.ts';

type UntypedRequest = { params?: Record<string, string>; query?: Record<string, unknown> };

/** Where a call is made: its path with what is asked for. What is empty is not asked. */
export function addressOf<E extends Endpoint>({ path }: E, request: CallInput<E>): string {
  const { params = {}, query = {} } = request as UntypedRequest;
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return given.length > 0 ? `${filled}?${search}` : filled;
}
