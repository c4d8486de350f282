import { type MarkAndNote, parseMark } from '#contract/mentoring/mark-draft.ts';
import type { Mark, Question, Reflection } from '#contract/mentoring/mentoring.ts';
import type { DraftOrigin, WritingDraft } from '#contract/my-learning/drafts.ts';
import { currentAnswer } from '#web/features/mentoring/review/review-progress.ts';
import { deviceId } from '#web/platform/drafts/device-id.ts';
import type { Draft, ListedDraft } from '#web/platform/drafts/drafts.ts';
import { sameText } from '#web/platform/editing/same-text.ts';

/** The mark and note of one answer, with its question and the number of that. */
export type AnswerVerdict = {
  mark: Mark;
  note: string;
  answer: string;
  number: number;
  question: string;
};

/** One that is not sent yet, and the draft that it is. */
export type DraftVerdict = AnswerVerdict & {
  draft: DraftOrigin;
  /** Another device has another mark or note: the mentor has to choose first. */
  isUnsettled: boolean;
};

export const markDraftName = (answer: string) => `mark:${answer}`;

export const markDraftNames = ({ questions }: Reflection) =>
  questions.flatMap((question) => {
    const answer = currentAnswer(question);
    return answer ? [markDraftName(answer.uuid)] : [];
  });

type MarkDraft = Pick<Draft, 'text' | 'base'>;

/**
 * A mark holds for the round it was made in. Its note is kept beyond it: somebody else may have
 * sent the reflection back meanwhile, and what was typed is still there to be used again.
 */
export function markFromDraft(draft: MarkDraft | null, { sent_back_at }: Reflection): MarkAndNote {
  const { mark, note } = parseMark(draft?.text ?? '');
  return { mark: draft?.base === sent_back_at ? mark : null, note };
}

/**
 * Whether a draft says anything in this round: also a note of an earlier one that was never sent, and
 * all of a later one, which a page knows that has read the reflection since.
 */
export function isMarkHeld(
  { text, base }: MarkDraft,
  { sent_back_at }: Reflection,
  question: Question,
): boolean {
  if (text === '' || base === sent_back_at || isLater(base, sent_back_at)) return true;
  const { note } = parseMark(text);
  return note.trim() !== '' && !sameText(note, previousRequest(question));
}

/** Both as the server writes instants. */
const isLater = (base: string | null, sentBackAt: string | null) =>
  base !== null && (sentBackAt === null || base > sentBackAt);

/**
 * What counts as the mark of an answer: this device's, and where it has none, another device's. Where
 * they differ it is this one's, until the mentor has chosen.
 */
export function effectiveMark(
  { reflection, question }: { reflection: Reflection; question: Question },
  onDevice: Draft | null,
  onServer: WritingDraft | undefined,
) {
  const isHeld = (draft: MarkDraft) => isMarkHeld(draft, reflection, question);
  const mine = onDevice && isHeld(onDevice) ? { ...onDevice, device: deviceId() } : null;
  // Of this device's own only what was typed later than all it still has: a power cut took that here.
  const isNews = onServer?.device !== deviceId() || onServer.order > (onDevice?.order ?? -1);
  const theirs = onServer && onServer.text !== '' && isNews && isHeld(onServer) ? onServer : null;
  const isUnsettled = mine !== null && theirs !== null && !sameText(mine.text, theirs.text);
  return { draft: mine ?? theirs, mine, theirs, isUnsettled };
}

/** A draft that only marks an answer as fine holds nothing that anybody typed. */
export function isOnlyFine({ key, text }: ListedDraft): boolean {
  if (!key.includes(`:${markDraftName('')}`)) return false;
  const { mark, note } = parseMark(text);
  return mark === 'fine' && note === '';
}

type FindDrafts = {
  onDevice: (name: string) => Draft | null;
  onServer: (answer: string) => WritingDraft | undefined;
};

/** The marks and notes so far, in the order of the questions. */
export function verdictsFrom(
  reflection: Reflection,
  { onDevice, onServer }: FindDrafts,
): readonly DraftVerdict[] {
  return reflection.questions.flatMap((question, index) => {
    const answer = currentAnswer(question)?.uuid;
    if (answer === undefined) return [];
    const drafts = [onDevice(markDraftName(answer)), onServer(answer)] as const;
    const found = effectiveMark({ reflection, question }, ...drafts);
    const draft = draftThatCounts(found, reflection);
    const { mark, note } = markFromDraft(draft, reflection);
    if (!draft || mark === null) return [];
    const { device, order } = draft;
    const about = { answer, number: index + 1, question: question.question };
    return [{ ...about, mark, note, draft: { device, order }, isUnsettled: found.isUnsettled }];
  });
}

/**
 * Of two, the one that asks for more: signing off by mistake would be worse than one warning. A note
 * from an earlier round marks nothing, so that it leaves the word to the other.
 */
function draftThatCounts(
  { draft, theirs, isUnsettled }: ReturnType<typeof effectiveMark>,
  reflection: Reflection,
) {
  const markOf = (one: MarkDraft | null) => markFromDraft(one, reflection).mark;
  const isTheirs = isUnsettled && (markOf(theirs) === 'more' || markOf(draft) === null);
  return isTheirs ? theirs : draft;
}

/** Only those that ask for more. */
export const requestedVerdicts = <Verdict extends AnswerVerdict>(verdicts: readonly Verdict[]) =>
  verdicts.filter(({ mark }) => mark === 'more');

/** The marks and notes with which it was last sent back. */
export const sentVerdicts = ({ questions }: Reflection): readonly AnswerVerdict[] =>
  questions.flatMap((question, index) => {
    const answer = currentAnswer(question);
    const [last] = answer?.versions ?? [];
    if (!answer || !last?.mark) return [];
    const { mark, note } = last;
    return [{ mark, note, answer: answer.uuid, number: index + 1, question: question.question }];
  });

/** The mentor's note of the round before, where this answer was one that more was asked of. */
export function previousRequest(question: Question): string {
  const [last] = currentAnswer(question)?.versions ?? [];
  return last?.mark === 'more' ? last.note : '';
}
