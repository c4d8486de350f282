import type pg from 'pg';
import { createIds, kinds } from './ids.ts';
import { withoutIndexes } from './without-indexes.ts';

export type Size = {
  users: number;
  learners: number;
  organisations: number;
  subscriptions: number;
  reflections: number;
  areas: number;
  pods: number;
};

/** The size that a national service grows to, and a small one of the same shape for quick runs. */
export const sizes = {
  full: {
    users: 100_000,
    learners: 60_000,
    organisations: 10_000,
    subscriptions: 100_000,
    reflections: 200_000,
    areas: 500,
    pods: 10_000,
  },
  quick: {
    users: 5_000,
    learners: 3_000,
    organisations: 500,
    subscriptions: 5_000,
    reflections: 10_000,
    areas: 20,
    pods: 200,
  },
} as const satisfies Record<string, Size>;

/** The same shape for any number of users; how much there is to learn doesn't grow with them. */
export const sizeFor = (users: number): Size => ({
  users,
  learners: users * 0.6,
  organisations: users / 10,
  subscriptions: users,
  reflections: users * 2,
  areas: 500,
  pods: 10_000,
});

/** Questions of areas are numbered from here, so that they differ from those of pods. */
const OF_AREAS = 1_000_000;
/** A mentor has 150 learners. */
const mentorsFor = (learners: number) => learners / 150;

/**
 * Fills an empty database by SQL alone: people, learning, work in every state, and its history.
 * The client is PostgreSQL's superuser, who may switch triggers off: looking up every foreign key
 * of three million rows that are right by construction would be most of the time.
 */
export async function fillBig(client: pg.ClientBase, size: Size, passwordHash: string) {
  await createIds(client);
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await withoutIndexes(client, () => fillTables(client, size, passwordHash));
  await client.query('commit');
  await client.query('vacuum (analyze, parallel 2)');
}

async function fillTables(client: pg.ClientBase, size: Size, passwordHash: string) {
  await client.query(people(size), [passwordHash]);
  const statements = [roles, caseloads, organisations, subscriptions, learning, assignments];
  for (const statement of statements) await client.query(statement(size));
  for (const statement of writing(size)) await client.query(statement);
  await client.query(totals);
}

/** Learners first, then mentors, then a few others; the rest have no role. */
const mentorsUpTo = ({ learners }: Size) => learners + mentorsFor(learners);
const staffUpTo = (size: Size) => mentorsUpTo(size) + 100;

const people = (size: Size) => `
  insert into users (uuid, name, email, password_hash, email_verified_at, created_at, updated_at,
    has_role)
  select pg_temp.id(${kinds.user}, n),
    (array['Aroha','Hana','Mere','Tama','Wiremu','Ānaru','Mia','Oliver','Charlotte','Noah','Priya',
      'Sione','Leilani','Jack','Grace','Hēmi','Kiri','Liam','Sophie','Ngaire'])[1 + n % 20]
    || ' ' || (array['Smith','Ngata','Williams','Tūhoe','Brown','Parata','Singh','Wilson','Taylor',
      'Māhina','Fonoti','Chen','Walker','Hōhepa','Martin','Patel','Rāwiri'])[1 + n % 17] || ' ' || n,
    'person' || n || '@school' || n % 2000 || '.example', $1,
    now() - interval '300 days', now() - interval '300 days', now() - interval '300 days',
    n <= ${staffUpTo(size)}
  from generate_series(1, ${size.users}) n`;

const roles = (size: Size) => `
  insert into user_roles ("user", role)
  select pg_temp.id(${kinds.user}, n), case
    when n <= ${size.learners} then 'independent_learner'
    when n <= ${mentorsUpTo(size)} then 'mentor'
    when n <= ${mentorsUpTo(size) + 80} then 'learning_designer'
    else 'admin' end
  from generate_series(1, ${staffUpTo(size)}) n`;

/** Every hundredth learner has no mentor. */
const caseloads = ({ learners }: Size) => `
  insert into learner_mentors (learner, mentor, since)
  select pg_temp.id(${kinds.user}, n),
    pg_temp.id(${kinds.user}, ${learners} + 1 + n % ${mentorsFor(learners)}), now() - interval '200 days'
  from generate_series(1, ${learners}) n where n % 100 <> 0`;

/** Every learner and mentor belongs to one organisation, every twentieth of them to two. */
const organisations = (size: Size) => `
  insert into organisations (uuid, name, code, type, email, city, region)
  select pg_temp.id(${kinds.organisation}, n),
    place || ' ' || (array['Kindergarten','School','Kura','Playcentre','Early Learning Centre',
      'Primary School','Montessori'])[1 + n % 7] || ' ' || n,
    ${padded(5)}, case when n % 3 = 0 then 'ece' else 'school' end,
    'office@school' || n || '.example', place, region
  from (select n, (array['Ōtara','Whangārei','Te Awamutu','Ōpōtiki','Wairoa','Taihape','Petone',
      'Motueka','Rangiora','Gore','Kaikohe','Māngere','Papakura','Matamata','Kawerau','Napier',
      'Masterton','Westport','Timaru'])[1 + n % 19] as place
    from generate_series(1, ${size.organisations}) n) as named,
  lateral (select uuid as region from regions order by uuid offset n % 12 limit 1) as placed;
  insert into memberships ("user", organisation, joined_at)
  select pg_temp.id(${kinds.user}, n),
    pg_temp.id(${kinds.organisation}, 1 + n % ${size.organisations}), now() - interval '200 days'
  from generate_series(1, ${mentorsUpTo(size)}) n
  union all
  select pg_temp.id(${kinds.user}, n),
    pg_temp.id(${kinds.organisation}, 1 + (n + 7) % ${size.organisations}), now() - interval '90 days'
  from generate_series(20, ${size.learners}, 20) n`;

/** One subscription for each person, in the states and at the times of a service of some years. */
const subscriptions = ({ users, subscriptions }: Size) => `
  insert into subscriptions (uuid, "user", name, stripe_status, current_period_end, ends_at,
    created_at, updated_at, search)
  select pg_temp.id(${kinds.subscription}, n), person, name, status, at + interval '1 year',
    case when status = 'canceled' then at + interval '1 year' end, at, at,
    subscription_search(name, person)
  from (select n, pg_temp.id(${kinds.user}, 1 + n % ${users}) as person,
      (array['Individual monthly','Individual annual','Centre annual'])[1 + n % 3] as name,
      (array['active','active','active','active','active','trialing','past_due','canceled',
        'canceled','unpaid'])[1 + abs(hashint4(n)) % 10] as status,
      now() - interval '1 minute' * (abs(hashint4(n + 1)) % 1000000) as at
    from generate_series(1, ${subscriptions}) n) as sold`;

const learning = ({ areas, pods }: Size) => `
  insert into areas (uuid, name) select pg_temp.id(${kinds.area}, n), 'Learning area ' || n
  from generate_series(1, ${areas}) n;
  insert into pods (uuid, name, active) select pg_temp.id(${kinds.pod}, n), 'Pod ' || n, n % 20 <> 0
  from generate_series(1, ${pods}) n;
  insert into area_pods (area, pod, position)
  select pg_temp.id(${kinds.area}, 1 + n % ${areas}), pg_temp.id(${kinds.pod}, n), n
  from generate_series(1, ${pods}) n;
  insert into questions (uuid, pod, question, position)
  select pg_temp.id(${kinds.question}, n * 5 + q), pg_temp.id(${kinds.pod}, n),
    'What did you notice, and what did you change because of it? (' || q || ')', q
  from generate_series(1, ${pods}) n, generate_series(0, 4) q;
  insert into questions (uuid, area, question, position)
  select pg_temp.id(${kinds.question}, ${OF_AREAS} + n * 5 + q), pg_temp.id(${kinds.area}, n),
    'How has this area changed your teaching? (' || q || ')', q
  from generate_series(1, ${areas}) n, generate_series(0, 4) q`;

const assignments = ({ learners, areas }: Size) => `
  insert into assignments (learner, area, slot, "order", assigned_at)
  select pg_temp.id(${kinds.user}, n), pg_temp.id(${kinds.area}, 1 + (n + slot) % ${areas}),
    slot, slot, now() - interval '150 days'
  from generate_series(1, ${learners}) n, generate_series(1, 3) slot`;

/** Of ten reflections two wait for a mentor, five are complete, three are being written. */
function writing({ learners, reflections, areas }: Size): string[] {
  const state = `case when abs(hashint4(n)) % 10 < 2 then 'waiting'
    when abs(hashint4(n)) % 10 < 7 then 'complete' else 'begun' end`;
  return [
    `create temporary table work on commit drop as
     select n, pg_temp.id(${kinds.reflection}, n) as uuid, ${state} as state, learner,
       1 + (learner + 1) % ${areas} as area, round = 1 as of_area,
       -- Pods n of area 1 + n % ${areas}: another one of the first assigned area in each round.
       (learner + 1) % ${areas} + ${areas} * (1 + round) as pod,
       pg_temp.id(${kinds.user}, ${learners} + 1 + n % ${mentorsFor(learners)}) as mentor,
       now() - interval '1 second' * (abs(hashint4(n + 1)) % 5000000) - interval '1 hour' as at
     from (select n, 1 + (n - 1) % ${learners} as learner, (n - 1) / ${learners} as round
           from generate_series(1, ${reflections}) n) numbered`,
    `insert into reflections (uuid, learner, area, pod, submitted_at, completed_at, completed_by,
       created_at, updated_at)
     select uuid, pg_temp.id(${kinds.user}, learner), pg_temp.id(${kinds.area}, area),
       case when not of_area then pg_temp.id(${kinds.pod}, pod) end,
       case when state <> 'begun' then at end,
       case when state = 'complete' then at + interval '40 minutes' end,
       case when state = 'complete' then mentor end, at - interval '3 days', at
     from work`,
    `insert into reflection_steps (reflection, number, round, step, at, actor, learner, area, pod,
       organisation)
     select r.uuid, number, 1, step, at, case when step = 'signed_off' then r.completed_by else
       r.learner end, r.learner, r.area, r.pod, home.organisation
     from reflections r left join (select distinct on ("user") "user", organisation
         from memberships order by "user", joined_at, organisation) as home on "user" = r.learner
       cross join lateral (values (1, 'begun', r.created_at),
       (2, 'submitted', r.submitted_at), (3, 'signed_off', r.completed_at)) as s (number, step, at)
     where at is not null`,
    `insert into reflection_questions (reflection, question, position, wording)
     select uuid, ${questionOf}, q, 'What did you notice, and what did you change because of it?'
     from work, generate_series(0, 4) q`,
    `insert into answers (uuid, reflection, question, answer)
     select pg_temp.id(${kinds.answer}, n * 5 + q), uuid, ${questionOf},
       'We noticed Mia smile when her whānau came in. ' || repeat('Then we talked about it. ', 8)
     from work, generate_series(0, 4) q`,
    // A complete reflection has all its reviews, every third waiting one has some.
    `insert into reviews (uuid, answer, review, reviewer, created_at, updated_at)
     select pg_temp.id(${kinds.review}, n * 5 + q), pg_temp.id(${kinds.answer}, n * 5 + q),
       'Ka pai. ' || repeat('What would you do differently next time? ', 3), mentor, at, at
     from work, generate_series(0, 4) q
     where state = 'complete' or (state = 'waiting' and n % 3 = 0 and q < 2)`,
    `insert into certificates (uuid, number, code, reflection, learner, holder, area, pods, mentor,
       issued_at)
     select pg_temp.id(${kinds.certificate}, n), 'SW-2025-' || ${padded(6)},
       substr(md5(n::text) || md5('code' || n), 1, 26), uuid, pg_temp.id(${kinds.user}, learner),
       'Learner ' || learner, 'Learning area ' || area, '[]', 'Mentor', at
     from work where state = 'complete' and of_area`,
    `insert into audit_events (uuid, at, actor, action, subject_type, subject)
     select pg_temp.id(${kinds.event}, n), at, mentor, 'reflection.signed-off', 'reflection', uuid
     from work where state = 'complete'`,
  ];
}

/** Fills the totals that the triggers would have written. */
const totals = `insert into area_learners select area, count(*) from assignments group by area;
  insert into learners_without_areas select "user", name from user_roles r
  join users on uuid = "user" where role = 'independent_learner' and not exists (select from assignments a where a.learner = r."user");
  insert into waiting_without_mentor select uuid, name from users
  where uuid in (select learner from reflections where submitted_at is not null
      and completed_at is null)
    and not exists (select from learner_mentors where learner = uuid);
  insert into list_totals select 'users', count(*) from users
  union all select 'organisations', count(*) from organisations
  union all select 'subscriptions', count(*) from subscriptions
  union all select 'audit_events', count(*) from audit_events
  union all select 'reflections.waiting', count(*) from reflections
    where submitted_at is not null and completed_at is null
  union all select 'without_role', count(*) from users where not has_role
  union all select 'past_due', count(*) from subscriptions where stripe_status = 'past_due'
  union all select 'learners_without_areas', count(*) from learners_without_areas
  union all select 'waiting_without_mentor', count(name) from waiting_without_mentor`;

/** At least so many digits; `lpad` alone would cut longer numbers off. */
const padded = (digits: number) => `lpad(n::text, greatest(${digits}, length(n::text)), '0')`;

const questionOf = `case when of_area then pg_temp.id(${kinds.question}, ${OF_AREAS} + area * 5 + q)
  else pg_temp.id(${kinds.question}, pod * 5 + q) end`;
