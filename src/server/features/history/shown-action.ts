import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { auditEvents } from '#server/schema/index.ts';

/** Of somebody whose account others opened: it had no password before. By names: Drizzle leaves them out. */
const wasFirstPassword: SQL = sql`(
  exists (select from audit_events opened
    where opened.subject = audit_events.subject and opened.action = 'user.stored')
  and not exists (select from audit_events earlier
    where earlier.subject = audit_events.subject and earlier.at < audit_events.at
      and earlier.action in ('user.registered', 'user.set-up', 'user.password-set',
        'user.password-reset', 'user.password-changed')))`;

/** A first password was recorded as a reset until 29 November 2026, and events stay as they are. */
export const shownAction: SQL<string> = sql`case
  when action = 'user.password-reset' and ${wasFirstPassword} then 'user.password-set'
  else action end`;

/** That an event is shown as this action. */
export function isShownAs(action: string): SQL | undefined {
  const isIt = eq(auditEvents.action, action);
  const isReset = eq(auditEvents.action, 'user.password-reset');
  if (action === 'user.password-set') return or(isIt, and(isReset, wasFirstPassword));
  return action === 'user.password-reset' ? and(isIt, not(wasFirstPassword)) : isIt;
}
