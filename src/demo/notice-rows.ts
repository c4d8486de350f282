import type { NoticeKind } from '#contract/notices/notice-words.ts';
import { daysAfter } from './calendar.ts';
import type { Person } from './people.ts';
import { idOf, randomFor } from './random.ts';
import type { ReflectionRows } from './reflection-rows.ts';

type Past = {
  people: readonly Person[];
  reflections: readonly ReflectionRows[];
  certificates: readonly { uuid: string; reflection: string; issuedAt: Date }[];
  now: Date;
};

/** The notices that people have had. Their mails are already sent. */
export function noticeRows({ people, reflections, certificates, now }: Past) {
  const mentors = people
    .filter(({ roles, state }) => roles.includes('mentor') && state === 'active')
    .map(({ uuid }) => uuid);
  const notices = reflections.flatMap((written) => noticesOf(written, mentors, now));
  return notices.map(({ isRead, step, ...row }) => {
    const { kind, at, recipient, reflection } = row;
    const issued =
      kind === 'certificate_issued' &&
      certificates.find(
        (issued) => issued.reflection === reflection && issued.issuedAt.getTime() === at.getTime(),
      );
    return {
      ...row,
      uuid: idOf('notice', kind, reflection, recipient, step),
      certificate: issued ? issued.uuid : null,
      readAt: isRead ? at : null,
      mail: 'off' as const,
    };
  });
}

type Notice = {
  kind: NoticeKind;
  at: Date;
  actor: string;
  recipient: string;
  reflection: string;
  /** The step of the reflection that it is about. */
  step: number;
  isRead: boolean;
};

const kindsOf: Record<string, readonly NoticeKind[]> = {
  'reflection.submitted': ['submitted'],
  'reflection.resubmitted': ['resubmitted'],
  'reflection.sent-back': ['sent_back'],
  'reflection.signed-off': ['signed_off', 'certificate_issued'],
  'reflection.reopened': ['reopened'],
};

function noticesOf(written: ReflectionRows, mentors: readonly string[], now: Date): Notice[] {
  const { uuid: reflection, learner, pod, returnsTo, completedAt } = written.reflection;
  // Chosen by the record, not by the day, so that demos of different days have the same notices.
  if (completedAt && !randomFor(`notices of ${reflection}`).chance(0.2)) return [];
  return written.steps.flatMap(({ action, at, actor }, step) => {
    const isRead = isHandled(written, { at, actor }, now);
    // A pod has no certificate.
    const kinds = (kindsOf[action] ?? []).slice(0, pod ? 1 : 2);
    return kinds.flatMap((kind) =>
      recipientsOf(kind)
        .filter((recipient) => recipient !== actor)
        .map((recipient) => ({ kind, at, actor, recipient, reflection, step, isRead })),
    );
  });

  function recipientsOf(kind: NoticeKind): readonly string[] {
    if (kind === 'resubmitted' && returnsTo) return [returnsTo];
    return kind === 'submitted' || kind === 'resubmitted' ? mentors : [learner];
  }
}

/** Mentors have read what no longer waits for them, learners what is older than a few days. */
function isHandled(
  { reflection: { learner, submittedAt, completedAt } }: ReflectionRows,
  { at, actor }: { at: Date; actor: string },
  now: Date,
): boolean {
  if (actor !== learner) return at < daysAfter(now, -5);
  return completedAt !== null || submittedAt?.getTime() !== at.getTime();
}
