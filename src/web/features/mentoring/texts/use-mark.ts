import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type MarkAndNote, serializeMark } from '#contract/mentoring/mark-draft.ts';
import type { Answer, Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { currentAnswer } from '#web/features/mentoring/review/review-progress.ts';
import { serverDrafts } from '#web/patterns/autosave-field/server-drafts.ts';
import { useServerDraft } from '#web/patterns/autosave-field/use-server-draft.ts';
import { deleteDraft, draftKey, readDraft } from '#web/platform/drafts/drafts.ts';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { useDraftsNamed } from '#web/platform/drafts/use-stored-drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import {
  type DraftVerdict,
  effectiveMark,
  isMarkHeld,
  markDraftName,
  markDraftNames,
  markFromDraft,
  verdictsFrom,
} from './marks.ts';
import { reviewDraftLocation } from './reflection-drafts.ts';

type Marked = { reflection: Reflection; question: Question; answer: Answer; number: number };

/** The mark of one answer: a draft for all devices until it is sent back together with the others. */
export function useMark({ reflection, question, answer, number }: Marked) {
  const { sent_back_at: base, uuid } = reflection;
  const place = { ...reviewDraftLocation(reflection, number), about: reviewingMessages.moreDraft };
  const name = markDraftName(answer.uuid);
  const stored = useDraft(name, { saved: '', base, place });
  const subject = { reflection: uuid, answer: answer.uuid, kind: 'mark' as const };
  const { elsewhere, draftKeptAt } = useServerDraft(name, subject, {
    ...stored,
    saved: { text: '', version: base },
    isLeftover: false,
    holds: (draft) => isMarkHeld(draft, reflection, question),
  });
  const found = effectiveMark({ reflection, question }, stored.draft, elsewhere?.theirs);
  const current = markFromDraft(found.draft, reflection);

  function set(change: Partial<MarkAndNote>) {
    const changed = serializeMark({ ...current, ...change });
    if (elsewhere && found.theirs && !found.mine) elsewhere.changeTheirs(changed);
    else stored.adopt(changed, base);
  }

  /** Another device's other mark, for the mentor to choose. */
  const other = elsewhere && {
    ...markFromDraft(found.theirs, reflection),
    useIt: elsewhere.takeTheirs,
    keepMine: elsewhere.keepMine,
  };

  return {
    ...current,
    set,
    isPersisted: stored.isPersisted,
    /** Whether the server has it as it is now. */
    isKept: found.mine === null || draftKeptAt !== null,
    other: found.isUnsettled ? other : null,
  };
}

export type OtherMark = NonNullable<ReturnType<typeof useMark>['other']>;

/** The marks and notes of the whole reflection so far, made on whichever device. */
export function useVerdicts(reflection: Reflection): readonly DraftVerdict[] {
  const { uuid: user } = useCurrentUser();
  const onDevice = useDraftsNamed(markDraftNames(reflection));
  // Nobody marks their own, and the server would refuse to say so.
  const enabled = reflection.user.uuid !== user;
  const { data } = useQuery({ ...serverDrafts(reflection.uuid), enabled });
  useDropSentMarks(reflection, user);
  return verdictsFrom(reflection, {
    onDevice,
    onServer: (answer) =>
      data?.drafts.find((draft) => draft.kind === 'mark' && draft.answer === answer),
  });
}

/** Marks that were sent from another device are no drafts here any more, nor on the dashboard. */
function useDropSentMarks(reflection: Reflection, user: string) {
  useEffect(() => {
    for (const question of reflection.questions) {
      const key = draftKey(user, markDraftName(currentAnswer(question)?.uuid ?? ''));
      const draft = readDraft(key);
      if (draft && !isMarkHeld(draft, reflection, question)) deleteDraft(key);
    }
  }, [reflection, user]);
}
