import { dayOf } from '#contract/dates.ts';
import { groupOf, noticePlace, noticeSentence, placeName } from '#contract/notice-words.ts';
import { type MailPart, mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import type { NoticeRow } from './own-notices.ts';
import type { Waiting } from './waiting.ts';

type Addressed = { site: Site; name: string };

/** What happened to one person within ten minutes. */
export function atOnceMail({ site, name }: Addressed, rows: readonly NoticeRow[]) {
  return mail(site, titleOf(rows), [
    `Kia ora ${name},`,
    ...newsParts(site, rows),
    rows.some(({ kind }) => groupOf(kind))
      ? 'Mails like this come as you chose in your account. There you can have them in one morning digest instead, or not at all; the bell shows you everything either way.'
      : 'Mails about certificates always come. What else you are mailed about you choose in your account.',
    chooseMails(site),
  ]);
}

/** The morning's: what waits for the reader, then what is new. */
export function digestMail(
  { site, name }: Addressed,
  waiting: Waiting,
  rows: readonly NoticeRow[],
) {
  const waits = waitingParts(site, waiting);
  const title = titleOfWaiting(waiting) ?? titleOf(rows);
  return mail(site, title, [
    `Kia ora ${name},`,
    ...waits,
    ...(waits.length > 0 && rows.length > 0 ? ['New since the last digest:'] : []),
    ...newsParts(site, rows),
    'This digest comes at seven in the morning on working days, and only if something waits for you. In your account you can have mails at once instead, or none.',
    chooseMails(site),
  ]);
}

function mail(site: Site, title: string, parts: MailPart[]) {
  return { subject: title, ...mailBody(site, { title, parts }) };
}

function titleOf([only, ...others]: readonly NoticeRow[]): string {
  if (only && others.length === 0) return noticeSentence(only).replace(/\.$/, '');
  return `${others.length + 1} new notices`;
}

function titleOfWaiting({ reflections, corrections }: Waiting): string | undefined {
  if (reflections > 0) return reflectionsWait(reflections);
  return corrections > 0 ? correctionsWait(corrections) : undefined;
}

const reflectionsWait = (count: number) =>
  count === 1 ? '1 reflection waits for your review' : `${count} reflections wait for your review`;

const correctionsWait = (count: number) =>
  count === 1 ? '1 correction of a name waits' : `${count} corrections of names wait`;

function waitingParts(
  { client }: Site,
  { reflections, longest, corrections }: Waiting,
): MailPart[] {
  const parts: MailPart[] = [];
  if (longest) {
    const which = `${placeName(longest)} by ${longest.learner}, since ${dayOf(longest.since)}`;
    parts.push(
      `${reflectionsWait(reflections)}. ${reflections === 1 ? 'It is' : 'The longest wait is'} ${which}.`,
      { label: 'See what waits', url: `${client}/dashboard` },
    );
  }
  if (corrections > 0) {
    parts.push(`${correctionsWait(corrections)} for an administrator.`, {
      label: 'See who asks',
      url: client + noticePlace({ kind: 'correction_asked', reflection: '' }),
    });
  }
  return parts;
}

/** More would be read by nobody. */
const most = 20;

/** Grouped by reflection, the newest last, each group with the link to its place. */
export function newsParts({ client }: Site, rows: readonly NoticeRow[]): MailPart[] {
  const groups = [...Map.groupBy(rows, noticePlace)];
  const parts = groups.slice(0, most).flatMap(([place, told]): MailPart[] => {
    const [first] = told;
    if (!first) return [];
    return [
      told.map(noticeSentence).join('\n'),
      { label: `Open ${placeName(first)}`, url: client + place },
    ];
  });
  const left = groups.slice(most).flatMap(([, told]) => told).length;
  if (left > 0) parts.push({ label: `And ${left} more`, url: `${client}/notices` });
  return parts;
}

const chooseMails = ({ client }: Site): MailPart => ({
  label: 'Choose what you are mailed about',
  url: `${client}/account`,
});
