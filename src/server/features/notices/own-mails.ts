import type { NoticeKind } from '#contract/notices/notice-words.ts';

/** A certificate has a mail of its own, which takes along what waits (`noticesAlongside`). */
export const kindsWithOwnMail = [
  'certificate_issued',
  'certificate_corrected',
] as const satisfies readonly NoticeKind[];

export type KindWithOwnMail = (typeof kindsWithOwnMail)[number];

export const hasOwnMail = (kind: NoticeKind): kind is KindWithOwnMail =>
  kindsWithOwnMail.some((each) => each === kind);
