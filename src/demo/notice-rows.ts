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

/** What people were told of, of late and before. Their mails went out long ago. */
export function noticeRows({ people, reflections, certificates, now }: Past) {
  const mentors = people
    .filter(({ roles, state }) => roles.includes('mentor') && state === 'active')
    .map(({ uuid }) => uuid);
  const told = reflections.flatMap((written) => toldOf(written, mentors, now));
  return told.map(({ isRead, step, ...row }) => {
    const { kind, at, recipient, reflection } = row;
    const issued =
      kind === 'certificate_issued' &&
      certificates.find(
        (one) => one.reflection === reflection && one.issuedAt.getTime() === at.getTime(),
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

type Told = {
  kind: NoticeKind;
  at: Date;
  actor: string;
  recipient: string;
  reflection: string;
  /** Which step of the reflection it tells of. */
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

function toldOf(written: ReflectionRows, mentors: readonly string[], now: Date): Told[] {
  const { uuid: reflection, learner, pod, returnsTo, completedAt } = written.reflection;
  // By the record, not by the day, so that two demos of different days are told the same.
  if (completedAt && !randomFor(`notices of ${reflection}`).chance(0.2)) return [];
  return written.steps.flatMap(({ action, at, actor }, step) => {
    const isRead = isHandled(written, { at, actor }, now);
    // Of a pod there is no certificate.
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
