import type pg from 'pg';
import { createIds, kinds } from './ids.ts';

/** Mentors that log in, and learners whose reflections the measured writes work on. */
export const mentors = 12;
const learners = 240;
/** Numbers from here on are not used by the databases themselves. */
const from = 10_000_000;

/** The people that the measured jobs log in as, and the records they use; the same in every database. */
export type Work = {
  /** Of mentors. */
  emails: string[];
  admin: string;
  /** How long the lists of administrators are, in pages. */
  lastPages: { users: number; organisations: number; subscriptions: number; history: number };
  /** Reflections in every state, and learners who have written some and can be assigned areas. */
  reflections: string[];
  learners: string[];
  /** Areas that can be assigned. */
  areas: string[];
  /** Waiting reflections of pods and of areas, to sign off. */
  ofPods: string[];
  ofAreas: string[];
  unreviewed: { reflection: string; answer: string }[];
  reviewed: { reflection: string; answer: string; review: string }[];
};

/** Adds what the measured writes need, in fixed amounts: learners, each with two waiting reflections. */
export async function addWork(client: pg.ClientBase, passwordHash: string): Promise<Work> {
  await createIds(client);
  await client.query(
    `insert into users (uuid, name, email, password_hash, email_verified_at)
     select ${id('user')}, 'Bench ' || n, 'bench' || n || '@bench.example', $1, now()
     from generate_series(1, ${mentors + learners + 1}) n`,
    [passwordHash],
  );
  await client.query(writing);
  await client.query('vacuum (analyze)');
  return readWork(client);
}

const id = (kind: keyof typeof kinds, n = 'n') => `pg_temp.id(${kinds[kind]}, ${from} + ${n})`;

const eachLearner = `generate_series(${mentors + 1}, ${mentors + learners}) n`;
const administrator = String(mentors + learners + 1);
const isReviewed = 'n % 2 = 0';

const writing = `
  insert into user_roles ("user", role)
  select ${id('user')}, case when n <= ${mentors} then 'mentor' else 'independent_learner' end
  from generate_series(1, ${mentors + learners}) n;
  insert into user_roles values (${id('user', administrator)}, 'admin');
  insert into learner_mentors (learner, mentor, since)
  select ${id('user')}, ${id('user', `(1 + n % ${mentors})`)}, now() from ${eachLearner};
  insert into areas (uuid, name) values (${id('area', '1')}, 'Bench area');
  insert into pods (uuid, name) values (${id('pod', '1')}, 'Bench pod');
  insert into area_pods values (${id('area', '1')}, ${id('pod', '1')}, 0);
  insert into questions (uuid, pod, question, position)
  select ${id('question', 'q')}, ${id('pod', '1')}, 'What did you notice? (' || q || ')', q
  from generate_series(1, 5) q;
  insert into assignments (learner, area, slot, "order", assigned_at)
  select ${id('user')}, ${id('area', '1')}, 1, 1, now() from ${eachLearner};
  insert into reflections (uuid, learner, area, pod, submitted_at)
  select ${id('reflection', 'n * 2 + k')}, ${id('user')}, ${id('area', '1')},
    case when k = 1 then ${id('pod', '1')} end, now()
  from ${eachLearner}, generate_series(0, 1) k;
  insert into reflection_questions (reflection, question, position, wording)
  select ${id('reflection', 'n * 2 + k')}, ${id('question', 'q')}, q, 'What did you notice?'
  from ${eachLearner}, generate_series(0, 1) k, generate_series(1, 5) q;
  insert into answers (uuid, reflection, question, answer)
  select ${id('answer', '(n * 2 + k) * 5 + q')}, ${id('reflection', 'n * 2 + k')},
    ${id('question', 'q')}, repeat('We noticed Mia smile. ', 15)
  from ${eachLearner}, generate_series(0, 1) k, generate_series(1, 5) q;
  insert into reviews (uuid, answer, review, reviewer)
  select ${id('review', '(n * 2 + k) * 5 + q')}, ${id('answer', '(n * 2 + k) * 5 + q')},
    'Ka pai.', ${id('user', '1')}
  from ${eachLearner}, generate_series(0, 1) k, generate_series(1, 5) q where ${isReviewed};`;

async function readWork(client: pg.ClientBase): Promise<Work> {
  const read = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  const column = async (sql: string) => (await read<{ it: string }>(sql)).map(({ it }) => it);
  // In random order on the disk, as people open reflections in any order.
  const mixed = 'order by md5(uuid::text) limit 300';
  const own = `from reflections where uuid between ${id('reflection', '0')} and ${id('reflection', '100000')}`;
  const ofOwn = (columns: string) =>
    `select reflection, a.uuid as answer ${columns} from answers a left join reviews r on r.answer = a.uuid
     where reflection in (select uuid ${own} and pod is not null)`;
  const pages = async (table: string) => {
    const [count] = await column(`select ceil(count(*) / 15.0) as it from ${table}`);
    return Number(count);
  };
  return {
    admin: `bench${administrator}@bench.example`,
    lastPages: {
      users: await pages('users'),
      organisations: await pages('organisations'),
      subscriptions: await pages('subscriptions'),
      history: await pages('audit_events'),
    },
    emails: await column(
      `select email as it from users where email like 'bench%@bench.example' order by uuid limit ${mentors}`,
    ),
    reflections: await column(`select uuid as it from reflections ${mixed}`),
    learners: await column(
      `select distinct learner as it from (select learner from reflections ${mixed}) picked
       join users on users.uuid = learner and users.active
       join user_roles on "user" = learner and role = 'independent_learner'`,
    ),
    areas: await column(
      'select uuid as it from areas where active order by md5(uuid::text) limit 20',
    ),
    ofPods: await column(`select uuid as it ${own} and pod is not null`),
    ofAreas: await column(`select uuid as it ${own} and pod is null`),
    unreviewed: await read(`${ofOwn('')} and r.uuid is null`),
    reviewed: await read(`${ofOwn(', r.uuid as review')} and r.uuid is not null`),
  };
}
