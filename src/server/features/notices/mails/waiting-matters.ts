import { noticeHref, placeName } from '#contract/notices/notice-words.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { mailsNoticesMessages as mails } from '#messages/notices/mails-notices.ts';
import type { MailLink, MailPart } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Waiting } from './waiting.ts';

type Reader = { site: Site; locale: string };

/** One kind of thing that waits: as what a digest is about, and as a line further down in it. */
type Matter = { title: Message; parts: MailPart[]; sentence: MailPart; link: MailLink };

/** Reflections come first, where somebody has several kinds to see to. */
export function waitingMatters(reader: Reader, waiting: Waiting): Matter[] {
  const { client } = reader.site;
  const { corrections, phrases } = waiting;
  const matters = reflectionMatters(reader, waiting);
  if (corrections > 0) {
    const values = { count: corrections };
    matters.push({
      title: message(mails.correctionsWait, values),
      parts: [],
      sentence: message(mails.correctionsWaitForYou, values),
      link: { label: mails.seeWhoAsks, url: client + hrefOf('correction_asked') },
    });
  }
  if (phrases > 0) {
    const values = { count: phrases };
    matters.push({
      title: message(mails.phrasesWait, values),
      parts: [],
      sentence: message(mails.phrasesWaitForYou, values),
      link: { label: mails.seePhrases, url: client + hrefOf('phrase_proposed') },
    });
  }
  return matters;
}

function reflectionMatters(
  { site, locale }: Reader,
  { reflections: count, areOwn, longest }: Waiting,
): Matter[] {
  if (!longest) return [];
  const { learner, since } = longest;
  const values = { count, it: placeName(longest, locale), learner, since };
  const sentence = message(mails.longestWait, values);
  // Else a mentor's own learners would be listed, and the one that is named may be another's.
  const list = `${site.client}/dashboard?mine=${areOwn ? '1' : '0'}`;
  return [
    {
      title: message(mails.reflectionsWait, { count }),
      parts: [sentence],
      sentence,
      link: { label: mails.seeWhatWaits, url: list },
    },
  ];
}

const hrefOf = (kind: 'correction_asked' | 'phrase_proposed') =>
  noticeHref({ kind, reflection: null });
