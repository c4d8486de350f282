import { groupOf, noticePlace, noticeSentence, placeName } from '#contract/notice-words.ts';
import type { MailPart, MailWords } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { mailsText } from '#texts/mails.ts';
import { mailsNoticesText as mails } from '#texts/mails-notices.ts';
import { type Said, say } from '#texts/text.ts';
import type { NoticeRow } from './own-notices.ts';
import type { Waiting } from './waiting.ts';

/** The locale is the reader's: places are called what they call them. */
type Reader = { site: Site; locale: string };
type Addressed = Reader & { name: string };

/** What happened to one person within ten minutes. */
export function atOnceMail(to: Addressed, rows: readonly NoticeRow[]): MailWords {
  return {
    title: titleOf(rows, to),
    parts: [
      say(mailsText.greeting, { name: to.name }),
      ...newsParts(to, rows),
      rows.some(({ kind }) => groupOf(kind)) ? mails.asYouChose : mails.always,
      chooseMails(to.site),
    ],
  };
}

/** The morning's: what waits for the reader, then what is new. */
export function digestMail(to: Addressed, waiting: Waiting, rows: readonly NoticeRow[]): MailWords {
  const waits = waitingParts(to, waiting);
  return {
    title: titleOfWaiting(waiting) ?? titleOf(rows, to),
    parts: [
      say(mailsText.greeting, { name: to.name }),
      ...waits,
      ...(waits.length > 0 && rows.length > 0 ? [mails.newSince] : []),
      ...newsParts(to, rows),
      mails.digestComes,
      chooseMails(to.site),
    ],
  };
}

function titleOf([only, ...others]: readonly NoticeRow[], { locale }: Reader): Said {
  if (only && others.length === 0) return noticeSentence(only, locale);
  return say(mails.newNotices, { count: others.length + 1 });
}

function titleOfWaiting({ reflections, corrections }: Waiting): Said | undefined {
  if (reflections > 0) return say(mails.reflectionsWait, { count: reflections });
  return corrections > 0 ? say(mails.correctionsWait, { count: corrections }) : undefined;
}

function waitingParts(
  { site: { client }, locale }: Reader,
  { reflections, longest, corrections }: Waiting,
): MailPart[] {
  const parts: MailPart[] = [];
  if (longest) {
    const { learner, since } = longest;
    const values = { count: reflections, it: placeName(longest, locale), learner, since };
    parts.push(say(mails.longestWait, values), {
      label: mails.seeWhatWaits,
      url: `${client}/dashboard`,
    });
  }
  if (corrections > 0) {
    parts.push(say(mails.correctionsWaitForYou, { count: corrections }), {
      label: mails.seeWhoAsks,
      url: client + noticePlace({ kind: 'correction_asked', reflection: '' }),
    });
  }
  return parts;
}

/** More would be read by nobody. */
const most = 20;

/** Grouped by reflection, the newest last, each group with the link to its place. */
export function newsParts(reader: Reader, rows: readonly NoticeRow[]): MailPart[] {
  const { client } = reader.site;
  const groups = [...Map.groupBy(rows, noticePlace)];
  const parts = groups.slice(0, most).flatMap(([place, told]): MailPart[] => {
    const [first] = told;
    if (!first) return [];
    const label = say(mails.open, { it: placeName(first, reader.locale) });
    const sentences = told.map((one) => noticeSentence(one, reader.locale));
    return [sentences, { label, url: client + place }];
  });
  const count = groups.slice(most).flatMap(([, told]) => told).length;
  if (count > 0) parts.push({ label: say(mails.andMore, { count }), url: `${client}/notices` });
  return parts;
}

const chooseMails = ({ client }: Site): MailPart => ({
  label: mails.chooseMails,
  url: `${client}/account`,
});
