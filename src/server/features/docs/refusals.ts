import type { Endpoint, Schemas } from '#contract/endpoint.ts';
import { schemasOf, statusOf } from '#contract/endpoints.ts';
import { alive, ready } from '#contract/system/system.ts';

/** What any request may get, whatever it asks for: `/docs` says it once, above all calls. */
const ofAnyRequest = [400, 405, 408, 421, 431];

type Call = Pick<Endpoint, 'path' | 'method' | 'allow' | 'editing' | 'stepUp' | 'beforeFactor'> & {
  also?: readonly number[] | undefined;
};

/** The refusals a call may answer: they follow from who may make it and from what it takes. */
export function refusalsOf(call: Call, { params, query, body, file }: Partial<Schemas>): number[] {
  const isProbe = call.path === alive.path || call.path === ready.path;
  const { allow, also = [], beforeFactor } = call;
  const writes = call.method !== 'GET';
  const isVerified = allow !== 'anyone' && allow !== 'own-account';
  const isPermitted = isVerified && allow !== 'verified';
  const possible: [status: number, applies: unknown][] = [
    [401, allow !== 'anyone'],
    [403, isPermitted || (allow !== 'anyone' && !beforeFactor)],
    [404, params],
    [409, isVerified],
    [412, call.editing],
    [413, body ?? file],
    [415, body ?? file],
    [419, writes],
    [422, body ?? file ?? query ?? (writes && params)],
    [423, call.stepUp],
    [429, !isProbe],
    [500, true],
    [503, true],
  ];
  const derived = possible.flatMap(([status, applies]) => (applies ? [status] : []));
  return [...new Set([...derived, ...also.filter((status) => status >= 400)])].toSorted();
}

/** Every status that a call of the contract may answer. */
export function statusesOf(endpoint: Endpoint): number[] {
  const { also = [], repeated } = endpoint;
  const refusals = refusalsOf(endpoint, schemasOf(endpoint));
  return [...new Set([statusOf(endpoint), ...(repeated ? [repeated] : []), ...also, ...refusals])];
}

export const mayAnswer = (endpoint: Endpoint, status: number): boolean =>
  ofAnyRequest.includes(status) || statusesOf(endpoint).includes(status);
