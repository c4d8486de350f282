import { groupOf, noticeHref, noticeSentence, placeName } from '#contract/notices/notice-words.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { mailsNoticesMessages as mails } from '#messages/notices/mails-notices.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import type { NoticeRow } from '#server/features/notices/own-notices.ts';
import type { MailContent, MailLink, MailPart } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Waiting } from './waiting.ts';
import { waitingMatters } from './waiting-matters.ts';

/** The locale is the reader's: places are called what they call them. */
type Reader = { site: Site; locale: string };
type Addressed = Reader & { name: string };

/** What happened to one person within ten minutes. */
export function atOnceMail(to: Addressed, rows: readonly NoticeRow[]): MailContent {
  return {
    title: titleOf(rows, to),
    parts: [message(mailsMessages.greeting, { name: to.name }), ...newsParts(to, rows)],
    button: newsButton(to, rows),
    reason: [
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
  const [first, ...others] = waitingMatters(to, waiting);
  const greeting = message(mailsMessages.greeting, { name: to.name });
  const reason = [mails.digestComes, chooseMails(to.site)];
  if (!first) {
    const parts = [greeting, ...newsParts(to, rows)];
    return { title: titleOf(rows, to), parts, button: newsButton(to, rows), reason };
  }
  const after = others.flatMap(({ sentence, link }): MailPart[] => [sentence, link]);
  const news = rows.length > 0 ? [mails.newSince, ...noticeParts(to, rows)] : [];
  const { title, parts, link: button } = first;
  return { title, parts: [greeting, ...parts], button, after: [...after, ...news], reason };
}

function titleOf([only, ...others]: readonly NoticeRow[], { locale }: Reader): Message {
  if (only && others.length === 0) return noticeSentence(only, locale);
  return message(mails.newNotices, { count: others.length + 1 });
}

/** One notice alone is the title already. */
function newsParts(to: Reader, rows: readonly NoticeRow[]): MailPart[] {
  if (rows.length === 1) return [];
  const [group, ...others] = noticeGroups(rows);
  return group && others.length === 0 ? [sentencesOf(to, group)] : noticeParts(to, rows);
}

/** To the one place that they are about, or to all of them. */
function newsButton(to: Reader, rows: readonly NoticeRow[]): MailLink {
  const [group, ...others] = noticeGroups(rows);
  if (group && others.length === 0) return linkTo(to, group);
  return { label: mails.seeAll, url: allNotices(to) };
}

const allNotices = ({ site }: Reader) => `${site.client}/notices`;

/** Nobody would read more. */
const maxListed = 20;

/** Grouped by reflection, the newest last, each group with the link to its place. */
export function noticeParts(reader: Reader, rows: readonly NoticeRow[]): MailPart[] {
  const groups = noticeGroups(rows);
  const parts = groups
    .slice(0, maxListed)
    .flatMap((group): MailPart[] => [sentencesOf(reader, group), linkTo(reader, group)]);
  const count = groups.slice(maxListed).flat().length;
  if (count > 0) parts.push({ label: message(mails.andMore, { count }), url: allNotices(reader) });
  return parts;
}

type NoticeGroup = readonly [NoticeRow, ...NoticeRow[]];

const noticeGroups = (rows: readonly NoticeRow[]): NoticeGroup[] =>
  [...Map.groupBy(rows, noticeHref).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as const] : [],
  );

const sentencesOf = ({ locale }: Reader, group: NoticeGroup): Message[] =>
  group.map((row) => noticeSentence(row, locale));

const linkTo = ({ site, locale }: Reader, [first]: NoticeGroup): MailLink => {
  const { area, pod, kind } = first;
  const page = kind === 'phrase_proposed' ? pagesMessages.teamPhrases : pagesMessages.myAccount;
  const it = area ? placeName({ area, pod }, locale) : page;
  return { label: message(mails.open, { it }), url: site.client + noticeHref(first) };
};

export const chooseMails = ({ client }: Site): MailLink => ({
  label: mails.chooseMails,
  url: `${client}/account`,
});
