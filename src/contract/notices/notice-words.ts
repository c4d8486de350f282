import { type BilingualName, nameIn } from '#contract/organisations/place-names.ts';
import type { Permission } from '#contract/permissions.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { noticesMessages } from '#messages/notices/notices.ts';

export type NoticeMail = 'at_once' | 'digest' | 'off';

/** When a person is mailed about something. The bell shows everything at once, whatever they chose. */
export const noticeMails: Record<NoticeMail, MessageDescriptor> = {
  at_once: noticesMessages.atOnce,
  digest: noticesMessages.digest,
  off: noticesMessages.off,
};

/** The sentence of each notice. It names people, areas and pods, but quotes nothing anybody wrote. */
export const noticeWords = {
  submitted: noticesMessages.submitted,
  resubmitted: noticesMessages.resubmitted,
  sent_back: noticesMessages.sentBack,
  signed_off: noticesMessages.signedOff,
  reopened: noticesMessages.reopened,
  sign_off_reopened: noticesMessages.signOffReopened,
  certificate_issued: noticesMessages.certificateIssued,
  certificate_corrected: noticesMessages.certificateCorrected,
  certificate_withdrawn: noticesMessages.certificateWithdrawn,
  correction_asked: noticesMessages.correctionAsked,
  correction_declined: noticesMessages.correctionDeclined,
  phrase_proposed: noticesMessages.phraseProposed,
  phrase_approved: noticesMessages.phraseApproved,
  phrase_declined: noticesMessages.phraseDeclined,
  app_added: noticesMessages.appAdded,
  app_replaced: noticesMessages.appReplaced,
  app_removed: noticesMessages.appRemoved,
  passkey_added: noticesMessages.passkeyAdded,
  passkey_removed: noticesMessages.passkeyRemoved,
  factors_reset: noticesMessages.factorsReset,
  recovery_codes_made: noticesMessages.codesMade,
  recovery_code_used: noticesMessages.codeUsed,
  login_linked: noticesMessages.loginLinked,
  login_unlinked: noticesMessages.loginUnlinked,
} as const satisfies Record<string, MessageDescriptor<'actor' | 'it'>>;
export type NoticeKind = keyof typeof noticeWords;

export const noticeKinds = Object.keys(noticeWords) as NoticeKind[];

/** Whatever somebody's roles: who else may have logged in by it is told them, and mailed apart. */
const accountNotices = [
  'app_added',
  'app_replaced',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'factors_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'login_linked',
  'login_unlinked',
] as const satisfies readonly NoticeKind[];
export type AccountNotice = (typeof accountNotices)[number];
export type WorkNotice = Exclude<NoticeKind, AccountNotice>;

export const isOfAccount = (kind: NoticeKind): kind is AccountNotice =>
  accountNotices.some((each) => each === kind);

type Group = {
  label: MessageDescriptor;
  /** People without it get no such notices, and can no longer read earlier ones. */
  needs: Permission;
  /** The default. */
  mail: NoticeMail;
  kinds: readonly NoticeKind[];
};

/** The groups by which people choose their mails. Certificates have none: those mails are always sent. */
export const noticeGroups = {
  to_review: {
    label: noticesMessages.toReview,
    needs: 'reflections.review',
    mail: 'digest',
    kinds: ['submitted', 'resubmitted', 'sign_off_reopened'],
  },
  own_learning: {
    label: noticesMessages.ownLearning,
    needs: 'own-learning',
    mail: 'at_once',
    kinds: ['sent_back', 'signed_off', 'reopened'],
  },
  corrections: {
    label: noticesMessages.corrections,
    needs: 'people.manage',
    mail: 'digest',
    kinds: ['correction_asked'],
  },
  proposed_phrases: {
    label: noticesMessages.proposedPhrases,
    needs: 'learning.write',
    mail: 'digest',
    kinds: ['phrase_proposed'],
  },
  own_phrases: {
    label: noticesMessages.ownPhrases,
    needs: 'reflections.review',
    mail: 'digest',
    kinds: ['phrase_approved', 'phrase_declined'],
  },
} as const satisfies Record<string, Group>;
export type NoticeGroup = keyof typeof noticeGroups;

export const groupNames = Object.keys(noticeGroups) as NoticeGroup[];

/** The group of a kind; undefined for those about certificates. */
export const groupOf = (kind: NoticeKind): NoticeGroup | undefined =>
  groupNames.find((name) => kindsIn(name).includes(kind));

export const kindsIn = (group: NoticeGroup): readonly NoticeKind[] => noticeGroups[group].kinds;

export const permissionFor = (kind: WorkNotice): Permission => {
  const group = groupOf(kind);
  return group ? noticeGroups[group].needs : 'own-learning';
};

type Place = { area: BilingualName; pod: BilingualName | null };

type Told = {
  kind: NoticeKind;
  /** How many it stands for. */
  count: number;
  actor: { name: string };
  /** Null for a phrase, which belongs to no place. */
  area: BilingualName | null;
  pod: BilingualName | null;
};

/** Mere Tāne submitted “Settling in” in Belonging: in names for readers of this language. */
export function noticeSentence({ kind, count, actor, area, pod }: Told, locale: string): Message {
  if (count > 1) return message(noticesMessages.phrasesProposed, { count });
  const text: MessageDescriptor<'actor' | 'it'> = noticeWords[kind];
  return message(text, { actor: actor.name, it: area ? placeName({ area, pod }, locale) : '' });
}

/** “Settling in” in Belonging, or “Belonging” where it is the area's own reflection. */
export function placeName({ area, pod }: Place, locale: string): Message {
  const inArea = nameIn(locale, area);
  return pod
    ? message(noticesMessages.podInArea, { pod: nameIn(locale, pod), area: inArea })
    : message(noticesMessages.area, { area: inArea });
}

/** Where a notice leads. */
export function noticeHref({ kind, reflection }: { kind: NoticeKind; reflection: string | null }) {
  if (kind === 'phrase_proposed') return '/learning/phrases';
  if (kind.startsWith('phrase') || isOfAccount(kind)) return '/account';

  if (kind.startsWith('certificate') || kind === 'correction_declined') return '/my/certificates';
  if (kind === 'correction_asked') return '/corrections';
  const isMentors = noticeGroups.to_review.kinds.some((each) => each === kind);
  return isMentors
    ? `/mentor/review-learning/reflection/${reflection}`
    : `/my/learning/reflection/${reflection}`;
}
