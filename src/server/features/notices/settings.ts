import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import {
  groupNames,
  kindsIn,
  type NoticeGroup,
  type NoticeMail,
  noticeGroups,
} from '#contract/notices/notice-words.ts';
import type * as contract from '#contract/notices/notices.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { noticeSettings, notices } from '#server/schema/index.ts';
import { noticeScope, type Reader } from './audience.ts';
import { nextDigestAt } from './mails/digest-time.ts';

type Settings = Partial<Record<NoticeGroup, NoticeMail>>;

/** How somebody is mailed about each group that concerns them. */
export async function settingsOf(db: Db, person: Reader): Promise<Settings> {
  const rows = await db.select().from(noticeSettings).where(eq(noticeSettings.user, person.uuid));
  const chosen = new Map(rows.map(({ about, mail }) => [about, mail]));
  const groups = groupNames.filter((group) => noticeScope(person, group) !== undefined);
  return Object.fromEntries(
    groups.map((group) => [group, chosen.get(group) ?? noticeGroups[group].mail]),
  );
}

export async function showSettings(ctx: Context): Promise<Reply<typeof contract.noticeSettings>> {
  const settings = await settingsOf(ctx.db, ctx.user);
  return { settings, next_digest_at: nextDigestAt(ctx.now) };
}

export function changeSettings(
  ctx: Context,
  { body }: ValidInput<typeof contract.changeNoticeSettings>,
) {
  return inTransaction(ctx, async (ctx) => {
    const before = await settingsOf(ctx.db, ctx.user);
    const requested = { ...before, ...body };
    const changed = groupNames.filter(
      (group) => before[group] && requested[group] !== before[group],
    );
    for (const group of changed)
      await change(ctx, group, requested[group] ?? noticeGroups[group].mail);
    const after = await showSettings(ctx);
    if (changed.length > 0) {
      await recordEvent(ctx, {
        action: 'user.changed',
        subjectType: 'user',
        subject: ctx.user.uuid,
        before: historyFields(before, changed),
        after: historyFields(after.settings, changed),
      });
    }
    return after;
  });
}

const historyFields = (settings: contract.NoticeSettings, groups: readonly NoticeGroup[]) =>
  Object.fromEntries(groups.map((group) => [`mails_${group}`, settings[group]]));

async function change({ db, user }: Context, about: NoticeGroup, mail: NoticeMail) {
  await db
    .insert(noticeSettings)
    .values({ user: user.uuid, about, mail })
    .onConflictDoUpdate({
      target: [noticeSettings.user, noticeSettings.about],
      set: { mail: sql`excluded.mail` },
    });
  // Notices that wait to be mailed follow the choice, except to `at_once`: no job would send them.
  if (mail === 'at_once') return;
  await db
    .update(notices)
    .set({ mail })
    .where(
      and(
        eq(notices.recipient, user.uuid),
        inArray(notices.kind, [...kindsIn(about)]),
        isNull(notices.mailId),
        inArray(notices.mail, ['at_once', 'digest']),
      ),
    );
}
