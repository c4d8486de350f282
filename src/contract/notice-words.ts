import type { Permission } from './permissions.ts';

/** When a person is mailed about something. The bell shows everything at once, whatever they chose. */
export const noticeMails = {
  at_once: 'At once',
  digest: 'In the morning digest',
  off: 'Not at all',
} as const;
export type NoticeMail = keyof typeof noticeMails;

/** What happened, in words that name people and places and nothing that somebody wrote. */
const noticeWords = {
  submitted: '{actor} submitted {it}.',
  resubmitted: '{actor} submitted {it} again.',
  sent_back: '{actor} sent {it} back to you and asks for more.',
  signed_off: '{actor} signed off {it}.',
  reopened: '{actor} reopened {it}: it is with a mentor again.',
  certificate_issued: 'Your certificate for {it} is ready.',
  certificate_withdrawn: 'Your certificate for {it} was withdrawn.',
  correction_asked: '{actor} asks for another name on the certificate for {it}.',
  correction_declined: '{actor} left the name on your certificate for {it} as it is.',
} as const;
export type NoticeKind = keyof typeof noticeWords;

export const noticeKinds = Object.keys(noticeWords) as NoticeKind[];

type Group = {
  label: string;
  /** Without it nobody is told, nor may read what they were told before. */
  needs: Permission;
  /** Until somebody chooses otherwise. */
  mail: NoticeMail;
  kinds: readonly NoticeKind[];
};

/** What people choose their mails by. Mails about certificates can't be turned off: no group. */
export const noticeGroups = {
  to_review: {
    label: 'Reflections to review',
    needs: 'reflections.review',
    mail: 'digest',
    kinds: ['submitted', 'resubmitted'],
  },
  own_learning: {
    label: 'Your reflections',
    needs: 'own-learning',
    mail: 'at_once',
    kinds: ['sent_back', 'signed_off', 'reopened'],
  },
  corrections: {
    label: 'Corrections of names on certificates',
    needs: 'people.manage',
    mail: 'digest',
    kinds: ['correction_asked'],
  },
} as const satisfies Record<string, Group>;
export type NoticeGroup = keyof typeof noticeGroups;

export const groupNames = Object.keys(noticeGroups) as NoticeGroup[];

/** The group a kind is chosen by; undefined for those about certificates. */
export const groupOf = (kind: NoticeKind): NoticeGroup | undefined =>
  groupNames.find((name) => kindsIn(name).includes(kind));

export const kindsIn = (group: NoticeGroup): readonly NoticeKind[] => noticeGroups[group].kinds;

export const permissionFor = (kind: NoticeKind): Permission => {
  const group = groupOf(kind);
  return group ? noticeGroups[group].needs : 'own-learning';
};

type Told = {
  kind: NoticeKind;
  actor: { name: string };
  area: { name: string };
  pod: { name: string } | null;
};

/** 'Mere Tāne submitted “Settling in” in Belonging.' */
export function noticeSentence({ kind, actor, ...about }: Told): string {
  return noticeWords[kind].replace(/\{(actor|it)\}/g, (_, part) =>
    part === 'actor' ? actor.name : placeName(about),
  );
}

/** “Settling in” in Belonging, or “Belonging” where it is the area's own reflection. */
export const placeName = ({ area, pod }: Pick<Told, 'area' | 'pod'>): string =>
  pod ? `“${pod.name}” in ${area.name}` : `“${area.name}”`;

/** Where a notice leads. */
export function noticePlace({ kind, reflection }: { kind: NoticeKind; reflection: string }) {
  if (kind.startsWith('certificate') || kind === 'correction_declined') return '/my/certificates';
  if (kind === 'correction_asked') return '/corrections';
  const isMentors = noticeGroups.to_review.kinds.some((one) => one === kind);
  return isMentors
    ? `/mentor/review-learning/reflection/${reflection}`
    : `/my/learning/reflection/${reflection}`;
}
