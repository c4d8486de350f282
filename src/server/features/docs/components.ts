import { maxIdempotencyKey } from '#contract/idempotency.ts';
import type { Site } from '#server/platform/settings.ts';

/** The refusals, in the words of api.md. */
const refusals: Record<number, string> = {
  401: 'Nobody is logged in, or no longer.',
  403: 'Logged in, but this needs a permission that the person does not have; with `two_factor_required`, a second factor that a role of theirs requires, by an API token too, and that they set up first.',
  404: 'There is no such record, or none that the caller may know of.',
  409: 'The person has not verified their e-mail address yet.',
  412: 'Somebody has changed the record since the version that `If-Match` names: nothing was written.',
  413: 'The body is too large.',
  415: 'The body is of a type, or has a content encoding, that is not taken.',
  419: 'The anti-forgery header is missing, or belongs to another session.',
  422: 'Something that was sent can not be taken: `errors` has the fields, with dots in their paths.',
  423: 'They showed who they are more than ten minutes ago: `POST /user/confirm-password` first. A browser that opens a file is led to a page that asks (303).',
  429: 'Too many requests.',
  500: 'Something went wrong on our side; `errors.server` has a reference to quote.',
  502: 'Another service that this needs, such as the one for payments, did not answer as it should.',
  503: 'Closed for maintenance, or the database is out of reach: to be tried again.',
};

/** Those that say when to try again. */
const withRetryAfter = new Set([429, 503]);

const messages = { type: 'array', items: { type: 'string' } };

const schemas = {
  Refusal: {
    type: 'object',
    description: 'What went wrong, in the language of the person.',
    properties: {
      message: { type: 'string' },
      errors: { type: 'object', additionalProperties: messages },
      locales: {
        type: 'object',
        description: 'The language of each message, place for place; left out for English.',
        properties: {
          message: { type: 'string' },
          errors: { type: 'object', additionalProperties: messages },
        },
        required: ['message'],
      },
    },
    required: ['message'],
  },
  NotAllowed: {
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    type: 'object',
    properties: { two_factor_required: { type: 'boolean', const: true } },
  },
  ProofRequired: {
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    type: 'object',
    properties: {
      step_up: {
        type: 'object',
        properties: {
          methods: {
            type: 'array',
            items: {
              type: 'string',
              enum: ['password', 'passkey', 'app', 'recovery-code', 'sso'],
            },
          },
        },
        required: ['methods'],
      },
    },
  },
  ChangedSince: {
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    type: 'object',
    properties: {
      current: {
        type: 'object',
        description: 'The record as it is now, in the shape that the call answers.',
        additionalProperties: true,
      },
    },
  },
};

/** Of the refusals that say more than why. */
const schemaNames: Record<number, keyof typeof schemas> = {
  403: 'NotAllowed',
  412: 'ChangedSince',
  423: 'ProofRequired',
};

function responseOf(status: number, description: string) {
  const schema = { $ref: `#/components/schemas/${schemaNames[status] ?? 'Refusal'}` };
  return {
    description,
    ...(withRetryAfter.has(status) && {
      headers: {
        'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } },
      },
    }),
    content: { 'application/json': { schema } },
  };
}

const responses = Object.fromEntries(
  Object.entries(refusals).map(([status, description]) => [
    `Refusal${status}`,
    responseOf(Number(status), description),
  ]),
);

export const refusalReference = (status: number) => ({
  $ref: `#/components/responses/Refusal${status}`,
});

export const ifMatch = { $ref: '#/components/parameters/IfMatch' };
export const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

/** What operations refer to. */
export const componentsFor = (sessionName: string) => ({
  schemas,
  responses,
  parameters: {
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      required: false,
      description: 'The `updated_at` of the version that the person saw, in quotes; else a 412.',
      schema: { type: 'string' },
      example: '"2026-11-20T08:30:00.000Z"',
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Sent again within a day with the same key and body, the call does nothing more and answers as it did: for whoever got no answer.',
      schema: { type: 'string', maxLength: maxIdempotencyKey },
    },
  },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionName,
      description: 'Set by `GET /sanctum/csrf-cookie`, and anew by logging in.',
    },
    antiForgery: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: 'The decoded value of the cookie XSRF-TOKEN, with every request but GET.',
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'sw_ and 72 letters of 0-9 and a-f',
      description:
        'An API token from My account: without cookies, and only for calls that name it.',
    },
  },
});

export const infoOf = ({ name }: Site) => ({
  title: `${name} API`,
  version: '1',
  description: [
    'Whoever logs in has a cookie, and sends the anti-forgery header with everything but GET.',
    'Scripts send an API token instead; a call that takes none answers it with a 403. What is left of',
    'its minute is in the headers RateLimit and RateLimit-Policy.',
    'Errors are JSON, or a page where a browser opened the address.',
    'Any request may also be refused as no valid HTTP (400, 408, 431), by a method that the',
    'address does not know (405), or for a host that is not this one (421).',
  ].join(' '),
});
