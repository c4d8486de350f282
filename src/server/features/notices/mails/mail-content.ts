import { groupOf, noticeHref, noticeSentence, placeName } from '#contract/notices/notice-words.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { mailsNoticesMessages as mails } from '#messages/notices/mails-notices.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import type { NoticeRow } from '#server/features/notices/own-notices.ts';
import type { MailContent, MailPart } from '#server/platform/mail/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Waiting } from './waiting.ts';

/** The locale is the reader's: places are called what they call them. */
type Reader = { site: Site; locale: string };
type Addressed = Reader & { name: string };

/** What happened to one person within ten minutes. */
export function atOnceMail(to: Addressed, rows: readonly NoticeRow[]): MailContent {
  return {
    title: titleOf(rows, to),
    parts: [
      message(mailsMessages.greeting, { name: to.name }),
      ...noticeParts(to, rows),
      rows.some(({ kind }) => groupOf(kind)) ? mails.asYouChose : mails.always,
      chooseMails(to.site),
    ],
  };
}

/** The morning mail: what waits for the reader, then what is new. */
export function digestMail(
  to: Addressed,
  waiting: Waiting,
  rows: readonly NoticeRow[],
): MailContent {
  const waits = waitingParts(to, waiting);
  return {
    title: titleOfWaiting(waiting) ?? titleOf(rows, to),
    parts: [
      message(mailsMessages.greeting, { name: to.name }),
      ...waits,
      ...(waits.length > 0 && rows.length > 0 ? [mails.newSince] : []),
      ...noticeParts(to, rows),
      mails.digestComes,
      chooseMails(to.site),
    ],
  };
}

function titleOf([only, ...others]: readonly NoticeRow[], { locale }: Reader): Message {
  if (only && others.length === 0) return noticeSentence(only, locale);
  return message(mails.newNotices, { count: others.length + 1 });
}

function titleOfWaiting({ reflections, corrections }: Waiting): Message | undefined {
  if (reflections > 0) return message(mails.reflectionsWait, { count: reflections });
  return corrections > 0 ? message(mails.correctionsWait, { count: corrections }) : undefined;
}

function waitingParts(
  { site: { client }, locale }: Reader,
  { reflections, longest, corrections }: Waiting,
): MailPart[] {
  const parts: MailPart[] = [];
  if (longest) {
    const { learner, since } = longest;
    const values = { count: reflections, it: placeName(longest, locale), learner, since };
    parts.push(message(mails.longestWait, values), {
      label: mails.seeWhatWaits,
      url: `${client}/dashboard`,
    });
  }
  if (corrections > 0) {
    parts.push(message(mails.correctionsWaitForYou, { count: corrections }), {
      label: mails.seeWhoAsks,
      url: client + noticeHref({ kind: 'correction_asked', reflection: '' }),
    });
  }
  return parts;
}

/** Nobody would read more. */
const maxListed = 20;

/** Grouped by reflection, the newest last, each group with the link to its place. */
export function noticeParts(reader: Reader, rows: readonly NoticeRow[]): MailPart[] {
  const { client } = reader.site;
  const groups = [...Map.groupBy(rows, noticeHref)];
  const parts = groups.slice(0, maxListed).flatMap(([place, groupRows]): MailPart[] => {
    const [first] = groupRows;
    if (!first) return [];
    const label = message(mails.open, { it: placeName(first, reader.locale) });
    const sentences = groupRows.map((row) => noticeSentence(row, reader.locale));
    return [sentences, { label, url: client + place }];
  });
  const count = groups.slice(maxListed).flatMap(([, groupRows]) => groupRows).length;
  if (count > 0) parts.push({ label: message(mails.andMore, { count }), url: `${client}/notices` });
  return parts;
}

const chooseMails = ({ client }: Site): MailPart => ({
  label: mails.chooseMails,
  url: `${client}/account`,
});
