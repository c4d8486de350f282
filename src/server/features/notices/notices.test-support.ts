import { sql } from 'drizzle-orm';
import { noticeSentence } from '#contract/notices/notice-words.ts';
import {
  changeNoticeSettings,
  type NoticeSettings,
  noticeList,
} from '#contract/notices/notices.ts';
import { english } from '#messages/localizer.ts';
import type { Person, World } from '#testing/world.ts';

/** The notices and mails of people, and time that passes when the test says so. */
export function noticesOf(world: World) {
  const inEnglish = world.i18n.translatorFor(english);
  const list = async (person: Person) => (await world.as(person)(noticeList, { query: {} })).reply;

  /** The notices as sentences, newest first. */
  const sentences = async (person: Person) =>
    (await list(person)).notices.data.map((notice) => inEnglish(noticeSentence(notice, 'en-NZ')));

  /** Lets time pass, for notices and for the jobs that wait. */
  async function moveOn(minutes: number) {
    const span = sql`${`${minutes} minutes`}::interval`;
    await world.db.execute(sql`update notices set at = at - ${span}`);
    await world.db.execute(sql`update pgboss.job
      set start_after = start_after - ${span},
        data = case when data ? 'at'
          then jsonb_set(data, '{at}', to_jsonb((data ->> 'at')::timestamptz - ${span})) else data end
      where state = 'created'`);
  }

  /** The same, and runs the jobs that have come due. */
  async function minutesPass(minutes: number) {
    await moveOn(minutes);
    await world.runJobs();
  }

  const subjects = async (person: Person) =>
    (await world.mailTo(person)).map(({ subject }) => subject);

  const choose = (person: Person, body: NoticeSettings) =>
    world.as(person)(changeNoticeSettings, { body });

  return { list, sentences, minutesPass, moveOn, subjects, choose };
}
