/** Why the database can't serve just now. */
export type Outage = 'away' | 'full' | 'overloaded';

/** PostgreSQL's codes, the class of each or the whole. */
const codes: readonly [code: string, outage: Outage][] = [
  ['53100', 'full'],
  ['53', 'overloaded'],
  // Connections: refused, broken, in disorder.
  ['08', 'away'],
  // Shut down, or starting up. 57014 is a query that took too long.
  ['57P', 'away'],
  ['57014', 'away'],
  // A transaction, or a session, that was ended because it did nothing.
  ['25P03', 'away'],
  // Read-only, as a copy is until it takes over.
  ['25006', 'away'],
  // Not accepting connections.
  ['55000', 'away'],
  // The disk does not do what it should.
  ['58030', 'away'],
];

const network = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Those of files have others, and `ENOENT` for a missing file is no outage. */
const ofSockets = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** What node-postgres says of its own accord has no code. */
const broken =
  /^(Connection terminated|timeout exceeded when|timeout expired|Query read timeout|Client (was closed|has encountered a connection error))/;

/** Undefined for any error that is not the database's being out of order. */
export function outageOf(error: Error): Outage | undefined {
  const cause = causeOf(error);
  const code = 'code' in cause ? String(cause.code) : '';
  const isOfSocket = 'syscall' in cause && ofSockets.has(String(cause.syscall));
  if (isOfSocket && network.has(code)) return 'away';
  if (broken.test(cause.message)) return 'away';
  return codes.find(([start]) => code.startsWith(start))?.[1];
}

/** Drizzle wraps what node-postgres says; Node what it met at each address of a host. */
export function causeOf(error: Error): Error {
  const cause = error.cause instanceof Error ? error.cause : error;
  const [first] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof Error ? first : cause;
}
