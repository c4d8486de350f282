import { sql } from 'drizzle-orm';
import { noticeSentence } from '#contract/notices/notice-words.ts';
import { noticeList } from '#contract/notices/notices.ts';
import { english } from '#messages/localizer.ts';
import type { Person, World } from '#testing/world.ts';

/** The notices and mails of people, and time that passes when the test says so. */
export function noticesOf(world: World) {
  const inEnglish = world.i18n.translatorFor(english);
  const list = async (person: Person) => (await world.as(person)(noticeList, { query: {} })).reply;

  /** The notices as sentences, newest first. */
  const sentences = async (person: Person) =>
    (await list(person)).notices.data.map((notice) => inEnglish(noticeSentence(notice, 'en-NZ')));

  /** Lets time pass and runs the jobs that have come due. */
  async function minutesPass(minutes: number) {
    await world.db.execute(sql`update pgboss.job
      set start_after = start_after - ${`${minutes} minutes`}::interval where state = 'created'`);
    await world.runJobs();
  }

  const subjects = async (person: Person) =>
    (await world.mailTo(person)).map(({ subject }) => subject);

  return { list, sentences, minutesPass, subjects };
}
