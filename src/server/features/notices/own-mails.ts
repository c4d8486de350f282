import type { NoticeKind } from '#contract/notices/notice-words.ts';

/** A certificate has a mail of its own, which takes along what waits (`noticesAlongside`). */
export const withOwnMail: readonly NoticeKind[] = ['certificate_issued', 'certificate_corrected'];
