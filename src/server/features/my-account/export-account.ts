import { type SQL, sql } from 'drizzle-orm';
import { message } from '#lib/messages/message.ts';
import { accountExportMessages as texts } from '#messages/accounts/account-export.ts';
import { english } from '#messages/localizer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { translatorFor } from '#server/platform/i18n/translator.ts';
import { type Html, html } from '#server/platform/pages/html.ts';

type Row = Record<string, unknown>;
type Export = { exported_at: Date; tables: Record<string, Row[]> };

/**
 * What is stored about a person, table by table (Privacy Act 2020, principle 6). A test walks the
 * foreign keys: a table that refers to people and is not here fails it.
 */
const tables: Record<string, (me: string) => SQL> = {
  users: (me) => sql`select uuid, name, email, active, locale, email_verified_at, invited_at,
    last_login_at, created_at, updated_at, password_hash is not null as has_password
    from users where uuid = ${me}`,
  user_roles: (me) => sql`select role from user_roles where "user" = ${me}`,
  memberships: (me) => sql`select o.name as organisation, m.joined_at, m.left_at
    from memberships m join organisations o on o.uuid = m.organisation where m."user" = ${me}
    order by m.joined_at, m.position`,
  organisation_roles: (me) => sql`select o.name as organisation, r.role, r.granted_at, r.ended_at
    from organisation_roles r join organisations o on o.uuid = r.organisation
    where r."user" = ${me} order by r.granted_at`,
  shared_areas: (me) => sql`select o.name as organisation, a.name as area, s.since, s.ended_at
    from shared_areas s join memberships m on m.uuid = s.membership
    join organisations o on o.uuid = m.organisation join areas a on a.uuid = s.area
    where m."user" = ${me} order by s.since`,
  photos: (me) => sql`select uuid, size from photos where "user" = ${me}`,
  sessions: (me) => sql`select created_at, last_seen_at, ends_at, remember, user_agent, address,
    methods, verified_at, provider_sid from sessions where "user" = ${me}`,
  authenticators: (me) => sql`select kind, name, created_at, confirmed_at, last_used_at,
    ended_at from authenticators where "user" = ${me} order by created_at`,
  recovery_codes: (me) => sql`select created_at, used_at, ended_at
    from recovery_codes where "user" = ${me} order by created_at`,
  ceremonies: (me) => sql`select purpose, ends_at from ceremonies where "user" = ${me}`,
  pending_logins: (me) => sql`select remember, ends_at from pending_logins where "user" = ${me}`,
  identities: (me) => sql`select p.name as provider, i.issuer, i.subject, i.email_at_link,
    i.linked_at, i.last_used_at, i.unlinked_at
    from identities i join sign_in_providers p on p.uuid = i.provider
    where i."user" = ${me} order by i.linked_at`,
  sign_in_flows: (me) => sql`select purpose, began_at, ends_at from sign_in_flows
    where "user" = ${me}`,
  sign_in_providers: (me) => sql`select name, created_at from sign_in_providers
    where approved_by = ${me} order by created_at`,
  organisation_sign_in: (me) => sql`select o.name as organisation, s.required, s.updated_at
    from organisation_sign_in s join organisations o on o.uuid = s.organisation
    where s.decided_by = ${me} order by s.updated_at`,
  factor_resets: (me) => sql`select started_at, email, expires_at, ended_at, ended_as
    from factor_resets where ${me} in ("user", started_by) order by started_at`,
  api_tokens: (me) => sql`select name, kind, permissions, created_at, expires_at, last_used_at,
    ended_at from api_tokens where owner = ${me} order by created_at`,
  password_tokens: (me) =>
    sql`select purpose, email, expires_at from password_tokens where "user" = ${me}`,
  assignments: (me) => sql`select a.name as area, s."order", s.assigned_at
    from assignments s join areas a on a.uuid = s.area where s.learner = ${me} order by s."order"`,
  learner_mentors: (me) => sql`select learner.name as learner, mentor.name as mentor, l.since
    from learner_mentors l join users learner on learner.uuid = l.learner
    join users mentor on mentor.uuid = l.mentor
    where ${me} in (l.learner, l.mentor) order by l.since`,
  reflections: (
    me,
  ) => sql`select r.uuid, a.name as area, p.name as pod, r.created_at, r.submitted_at,
    r.completed_at, r.sent_back_at, r.round, r.reopened_at,
    nullif(r.published_learning, '') as external_learning
    from reflections r join areas a on a.uuid = r.area left join pods p on p.uuid = r.pod
    where r.learner = ${me} order by r.created_at`,
  reflection_steps: (me) => sql`select s.reflection, s.number, s.round, s.step, s.at
    from reflection_steps s join reflections r on r.uuid = s.reflection
    where r.learner = ${me} order by s.at, s.reflection, s.number`,
  send_backs: (me) => sql`select reflection, at, opened_at, undone_at from send_backs
    where mentor = ${me} order by at`,
  answers: (me) => sql`select q.reflection, q.wording as question, n.answer, n.updated_at,
    v.published as review
    from reflection_questions q join reflections r on r.uuid = q.reflection
    left join answers n on n.reflection = q.reflection and n.question = q.question
    left join reviews v on v.answer = n.uuid
    where r.learner = ${me} order by r.created_at, q.position`,
  answer_versions: (
    me,
  ) => sql`select q.reflection, q.wording as question, v.round, v.text as answer,
    v.written_at, v.sent_back_at, v.mark, v.note, v.review
    from answer_versions v join answers n on n.uuid = v.answer
    join reflections r on r.uuid = n.reflection
    join reflection_questions q on q.reflection = n.reflection and q.question = n.question
    where r.learner = ${me} order by r.created_at, v.round, q.position`,
  reviews: (me) => sql`select uuid, review, created_at, updated_at from reviews
    where reviewer = ${me} order by created_at`,
  review_versions: (me) => sql`select review, text, written_at, replaced_at from review_versions
    where reviewer = ${me} order by written_at`,
  drafts: (me) => sql`select reflection, answer, kind, text, updated_at from drafts
    where "user" = ${me} and text <> '' order by updated_at`,
  reflection_reads: (me) => sql`select reflection, day from reflection_reads
    where reader = ${me} order by day, reflection`,
  reflection_visits: (me) => sql`select reflection, since, seen_at from reflection_visits
    where mentor = ${me} order by since`,
  notices: (me) => sql`select at, kind, reflection, certificate, phrase, read_at, mail from notices
    where recipient = ${me} order by at`,
  notice_settings: (me) => sql`select about, mail from notice_settings where "user" = ${me}`,
  certificates: (me) => sql`select number, holder, area, organisation, mentor, pods, issued_at,
    corrected_at, withdrawn_at from certificates where learner = ${me} order by issued_at`,
  certificate_corrections: (me) => sql`select c.number as certificate, k.name, k.note, k.asked_at,
    k.outcome, k.decided_at, k.reason
    from certificate_corrections k join certificates c on c.uuid = k.certificate
    where c.learner = ${me} order by k.asked_at`,
  billing_customers: (me) => sql`select stripe_id from billing_customers where "user" = ${me}`,
  subscriptions: (me) => sql`select name, stripe_status, created_at, current_period_end, ends_at
    from subscriptions where "user" = ${me} order by created_at`,
  phrases: (me) => sql`select p.text, q.question, p.status, p.created_at, p.updated_at
    from phrases p left join questions q on q.uuid = p.question
    where p.author = ${me} order by p.created_at, p.uuid`,
  imports: (me) => sql`select kind, state, file_name, created_at, confirmed_at, finished_at, total
    from imports where started_by = ${me} or confirmed_by = ${me} order by created_at`,
  // What was answered is about whoever was created, and kept for a day.
  idempotency_keys: (me) => sql`select call, created_at from idempotency_keys
    where "user" = ${me} order by created_at`,
  translations: (me) => sql`select locale, key, text, source, updated_at from translations
    where updated_by = ${me} order by locale, key`,
  translation_imports: (me) => sql`select locale, file_name, imported_at, undone_at
    from translation_imports where imported_by = ${me} order by imported_at`,
  // Where somebody else was when they changed this account is that person's, not the caller's.
  audit_events: (me) => sql`select at, action, subject_type,
    case when actor = ${me} then address end as address,
    case when subject = ${me} then before end as before,
    case when subject = ${me} then after end as after
    from audit_events where actor = ${me} or subject = ${me} order by at`,
};

export const exportedTables = Object.keys(tables);

export async function exportAccount({ db, user, now }: Context): Promise<Export> {
  const read = Object.entries(tables).map(async ([name, query]) => {
    const { rows, fields } = await db.execute<Row>(query(user.uuid));
    const instants = fields.filter(({ dataTypeID }) => dataTypeID === TIMESTAMPTZ);
    return [name, rows.map((row) => withInstants(row, instants))] as const;
  });
  return { exported_at: now, tables: Object.fromEntries(await Promise.all(read)) };
}

/** PostgreSQL's number for the type. */
const TIMESTAMPTZ = 1184;

/** Times as in every other reply, not in the format of the database. */
function withInstants(row: Row, columns: readonly { name: string }[]): Row {
  const instants = columns.map(({ name }) => {
    const at = row[name];
    return [name, typeof at === 'string' ? new Date(at).toISOString() : at];
  });
  return { ...row, ...Object.fromEntries(instants) };
}

/** The same for people: a page without script or style that can be saved and printed. */
export function readableExport(ctx: Context, { exported_at, tables: exported }: Export): string {
  const { t, translate, lang, locale } = translatorFor(ctx.i18n, ctx.locale);
  const title = message(texts.storedAbout, { name: ctx.user.name });
  const sections = Object.entries(exported)
    .filter(([, rows]) => rows.length > 0)
    .map(
      ([table, rows]) =>
        html`<h2>${exportLabel(table, locale)}</h2>${rows.map((row) => rowList(row, locale))}`,
    );
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title${lang(title)}>${translate(title)}</title></head>
<body><main><h1>${t(title)}</h1>
<p>${t(texts.asOf, { at: exported_at.toISOString() })}</p>
${sections}</main></body></html>`.text;
}

/** Tables and columns have the names of the JSON export, and these are English. */
function exportLabel(name: string, locale: string): Html {
  const label = name.replaceAll('_', ' ');
  return locale === english ? html`${label}` : html`<span lang="${english}">${label}</span>`;
}

const rowList = (row: Row, locale: string) =>
  html`<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([column, value]) =>
        html`<dt>${exportLabel(column, locale)}</dt><dd>${renderValue(value, locale)}</dd>`,
    )}</dl><hr>`;

function renderValue(value: unknown, locale: string): Html {
  if (Array.isArray(value)) return html`${value.join(', ')}`;
  if (typeof value !== 'object' || value === null) return html`${String(value)}`;
  const pairs = Object.entries(value).map(
    ([key, item], index) =>
      html`${index > 0 && '; '}${exportLabel(key, locale)}: ${renderValue(item, locale)}`,
  );
  return html`${pairs}`;
}
