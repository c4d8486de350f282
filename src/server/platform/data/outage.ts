/** Why the database can't be used just now. */
export type Outage = 'away' | 'full' | 'overloaded';

/** PostgreSQL's error codes, or how they begin. */
const codes: readonly [code: string, outage: Outage][] = [
  ['53100', 'full'],
  ['53', 'overloaded'],
  // Connections: refused, broken, protocol violated.
  ['08', 'away'],
  // Shut down, or starting up. 57014 is a query that took too long.
  ['57P', 'away'],
  ['57014', 'away'],
  // A transaction that was ended because it was idle.
  ['25P03', 'away'],
  // Read-only, as a replica is until it takes over.
  ['25006', 'away'],
  // Not accepting connections.
  ['55000', 'away'],
  // Input or output error of the disk.
  ['58030', 'away'],
];

const networkErrors = new Set([
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

/** System calls of sockets: `ENOENT` for a missing file is no outage. */
const socketCalls = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** Errors of node-postgres itself, which have no code. */
const clientErrors =
  /^(Connection terminated|timeout exceeded when|timeout expired|Query read timeout|Client (was closed|has encountered a connection error))/;

/** Undefined for any error that does not come from an outage of the database. */
export function outageOf(error: Error): Outage | undefined {
  const cause = causeOf(error);
  const code = 'code' in cause ? String(cause.code) : '';
  const isSocketError = 'syscall' in cause && socketCalls.has(String(cause.syscall));
  if (isSocketError && networkErrors.has(code)) return 'away';
  if (clientErrors.test(cause.message)) return 'away';
  return codes.find(([prefix]) => code.startsWith(prefix))?.[1];
}

/** Drizzle wraps the errors of node-postgres; Node wraps one error for each address of a host. */
export function causeOf(error: Error): Error {
  const cause = error.cause instanceof Error ? error.cause : error;
  const [first] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof Error ? first : cause;
}
