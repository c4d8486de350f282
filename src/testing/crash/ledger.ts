import type { ClientBase } from 'pg';

type Version = { text: string; at: string };

/**
 * Records the writes that the server has acknowledged, and those that were sent without an answer:
 * such a write may have been done or not, but not by half.
 */
export function newLedger() {
  const saved = new Map<string, Version>();
  const sent = new Map<string, Set<string>>();
  const certificates = new Map<string, string>();
  let acknowledged = 0;

  const sentFor = (answer: string) => {
    const texts = sent.get(answer) ?? new Set();
    sent.set(answer, texts);
    return texts;
  };

  return {
    /** The number of acknowledged writes. */
    count: () => acknowledged,
    wrote: () => {
      acknowledged += 1;
    },
    /** Called before a review is sent. */
    sending: (answer: string, text: string) => void sentFor(answer).add(text),
    /** The server has answered with this version: it or a later one must be there from now on. */
    reviewed: (answer: string, { text, at }: Version) => {
      const previous = saved.get(answer);
      if (!previous || previous.at < at) saved.set(answer, { text, at });
    },
    signedOff: (reflection: string, certificate: string) =>
      void certificates.set(reflection, certificate),
    /** A sentence for each acknowledged write that is not in the database. */
    missing: async (client: ClientBase): Promise<string[]> => {
      const reviews = await client.query<{ answer: string; text: string; at: Date }>(
        'select answer, review as text, updated_at as at from reviews',
      );
      const present = new Map(reviews.rows.map((row) => [row.answer, row]));
      const lostReviews = [...saved].flatMap(([answer, { text, at }]) => {
        const row = present.get(answer);
        if (!row) return [`The review ${text} is gone`];
        const version = row.at.toISOString();
        const isSame = version === at && row.text === text;
        const isLater = version > at && sentFor(answer).has(row.text);
        return isSame || isLater ? [] : [`Instead of ${text} of ${at}: ${row.text} of ${version}`];
      });

      const { rows } = await client.query<{ reflection: string; number: string }>(
        `select reflection, number from certificates join reflections r on r.uuid = reflection
         where completed_at is not null`,
      );
      const issued = new Map(rows.map(({ reflection, number }) => [reflection, number]));
      const lostSignOffs = [...certificates]
        .filter(([reflection, number]) => issued.get(reflection) !== number)
        .map(([, number]) => `The sign-off with certificate ${number} is gone`);
      return [...lostReviews, ...lostSignOffs];
    },
  };
}

export type Ledger = ReturnType<typeof newLedger>;

/** Each query finds operations that were done by half. */
const halves = {
  'a complete area without exactly one certificate, or one that is not complete': `
    select r.uuid from reflections r left join certificates c on c.reflection = r.uuid
    group by r.uuid having count(c.uuid) <> (r.completed_at is not null)::int`,
  'a certificate without exactly its two jobs': `
    select c.number from certificates c
    where (select array_agg(name order by name) from pgboss.job where data->>'certificate' = c.uuid::text)
      is distinct from array['certificate.announce', 'certificate.draw']`,
  'a job without its certificate': `
    select id from pgboss.job where name like 'certificate.%'
      and data->>'certificate' not in (select uuid::text from certificates)`,
  'a sign-off without exactly one line of history': `
    select r.uuid from reflections r left join audit_events e
      on e.subject = r.uuid and e.action = 'reflection.signed-off'
    group by r.uuid having count(e.uuid) <> (r.completed_at is not null)::int`,
  'a review without exactly one line of history': `
    select v.uuid from reviews v
    where 1 <> (select count(*) from audit_events
      where action = 'review.stored' and after->>'review' = v.uuid::text)`,
  'a worklist that is counted wrong': `
    select from list_totals where list = 'reflections.waiting' having sum(difference) <>
      (select count(*) from reflections where submitted_at is not null and completed_at is null)`,
};

/** How many writes were done: each leaves one line of history. */
export async function writesDone(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `select from audit_events
     where action in ('review.stored', 'review.changed', 'reflection.signed-off')`,
  );
  return rowCount ?? 0;
}

/** A sentence for each kind of operation that was done by half. */
export async function halfDone(client: ClientBase): Promise<string[]> {
  const found: string[] = [];
  for (const [what, sql] of Object.entries(halves)) {
    const { rowCount } = await client.query(sql);
    if (rowCount) found.push(`${rowCount} × ${what}`);
  }
  return found;
}
