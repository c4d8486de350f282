type Body = { message?: string; errors?: Record<string, string[]>; current?: unknown };

/** The server understood and refused. `fields` holds the sentences to show beside each field. */
export class Refused extends Error {
  readonly status: number;
  readonly fields: Record<string, string[]>;
  /** Of a 412: the record as it is now. */
  readonly current: unknown;
  /** Seconds. */
  readonly retryAfter?: number;

  constructor(status: number, body: Body = {}, retryAfter?: number) {
    super(body.message);
    this.name = 'Refused';
    this.status = status;
    this.fields = body.errors ?? {};
    this.current = body.current;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** Refusals that concern the whole visit: the person is on their way to another page. */
export const leadsAway = (error: unknown): boolean =>
  error instanceof Refused && [401, 409, 419, 503].includes(error.status);

/** The server was never reached: offline, or gone. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super('unreachable', { cause });
    this.name = 'Unreachable';
  }
}

export async function refusal(response: Response): Promise<Refused> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return new Refused(response.status, isBody(body) ? body : {}, retryAfter);
}

/** A proxy between us and the server answers in its own words. */
const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;
