import { STATUS_CODES } from 'node:http';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf, statusOf } from '#contract/endpoints.ts';
import type { DescribedDocument } from '#server/platform/http/described-document.ts';
import { idempotencyKey, ifMatch, refusalReference } from './components.ts';
import { refusalsOf } from './refusals.ts';

/** As far as it is changed here. */
export type Operation = {
  operationId?: string;
  tags?: string[];
  parameters?: unknown[];
  responses?: Record<string, object>;
};

const calls = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

/** Adds to an operation what its schemas alone do not say. */
export function describe(
  operation: Operation,
  documents: ReadonlyMap<string, DescribedDocument>,
): void {
  const endpoint = calls.get(operation.operationId ?? '');
  const document = documents.get(operation.operationId ?? '');
  if (endpoint) describeCall(operation, endpoint);
  if (document) describeDocument(operation, document);
}

function describeCall(operation: Operation, endpoint: Endpoint) {
  const { allow, method, also = [], repeated, editing, idempotent, tokens } = endpoint;
  const headers = [...(editing ? [ifMatch] : []), ...(idempotent ? [idempotencyKey] : [])];
  const schemas = schemasOf(endpoint);
  const successes = [statusOf(endpoint), ...(repeated ? [repeated] : []), ...also];
  const responses = Object.fromEntries(
    successes
      .filter((status) => status < 400)
      .map((status) => [status, { ...operation.responses?.[status], ...described(status) }]),
  );
  Object.assign(operation, {
    description: tokens ? `${whoMay(allow)} Takes API tokens.` : whoMay(allow),
    security: [...securityOf(allow, method), ...(tokens ? [{ token: [] }] : [])],
    responses: { ...responses, ...references(refusalsOf(endpoint, schemas)) },
    ...(headers.length > 0 && { parameters: [...(operation.parameters ?? []), ...headers] }),
    ...(schemas.file && { requestBody: fileBody(schemas.file) }),
  });
}

function describeDocument(operation: Operation, document: DescribedDocument) {
  const { allow, types, also = [], stepUp } = document;
  const call = { path: '/', method: 'GET', allow, also, ...(stepUp && { stepUp }) } as const;
  const success = also.includes(302) ? 302 : 200;
  const answer = {
    ...described(success),
    ...(types.length > 0 && { content: fileContent(types) }),
  };
  // A page says as a page, too, that there is nothing to show.
  const pages = types.includes('text/html') ? also.filter((status) => status >= 400) : [];
  const pageContent = { content: fileContent(['text/html']) };
  Object.assign(operation, {
    description: whoMay(allow),
    security: securityOf(allow, 'GET'),
    responses: {
      [success]: answer,
      ...references(refusalsOf(call, {})),
      ...Object.fromEntries(pages.map((page) => [page, { ...described(page), ...pageContent }])),
    },
  });
}

const described = (status: number) => ({ description: STATUS_CODES[status] ?? '' });

const references = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, refusalReference(status)]));

const fileContent = (types: readonly string[]) =>
  Object.fromEntries(
    types.map((type) => [type.split(';')[0], { schema: { type: 'string', format: 'binary' } }]),
  );

const fileBody = (types: readonly string[]) => ({ required: true, content: fileContent(types) });

function whoMay(allow: Access): string {
  if (allow === 'anyone') return 'For anyone.';
  if (allow === 'own-account') return 'For whoever is logged in.';
  if (allow === 'verified')
    return 'For whoever is logged in and has verified their e-mail address.';
  return `Needs the permission \`${allow}\`.`;
}

/** A visitor has a session as well: the anti-forgery value belongs to it. */
function securityOf(allow: Access, method: Endpoint['method']) {
  if (method !== 'GET') return [{ session: [], antiForgery: [] }];
  return allow === 'anyone' ? [] : [{ session: [] }];
}
