import { useState } from 'react';
import type { WritingDraft } from '#contract/my-learning/drafts.ts';
import { mayPass } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { deviceId } from '#web/platform/drafts/device-id.ts';
import { nextDraftOrder } from '#web/platform/drafts/draft-order.ts';
import { type Draft, draftKey, readDraft } from '#web/platform/drafts/drafts.ts';
import type { Saved } from '#web/platform/editing/editing.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { compareDrafts, type LocalDraft, textToSend } from './compare-drafts.ts';
import { type DraftSubject, sendDraft, useServerDrafts } from './server-drafts.ts';
import { useAutosave } from './use-autosave.ts';
import type { AutosaveFieldState, SaveOutcome, SaveProblem } from './use-autosave-field.ts';

/** The order number of the last draft that this page has sent, by the draft's key. */
const lastSent = new Map<string, number>();

type DraftedText = Pick<AutosaveFieldState, 'text' | 'adopt' | 'isLeftover'> & {
  draft: Pick<Draft, 'text' | 'order' | 'base'> | null;
  saved: Saved;
  /** Whether a draft of either device still counts. All do, unless this is given. */
  holds?: (draft: { text: string; base: string | null }) => boolean;
};

/**
 * Copies the draft of a box to the server before it is saved, for the person's other devices. The
 * person is only told if another device has written a different text.
 */
export function useServerDraft(name: string, about: DraftSubject, text: DraftedText) {
  const { uuid: writer } = useCurrentUser();
  const key = draftKey(writer, name);
  const { serverDraft: stored, latest, put } = useServerDrafts(about);
  const held = heldBy(text);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const saved = text.saved.text;

  const localDraft = (): LocalDraft => ({
    device: deviceId(),
    draft: held(readDraft(key)),
    saved,
    lastSent: lastSent.get(key) ?? -1,
  });
  const local = { ...localDraft(), draft: held(text.draft) };
  const serverDraft = held(stored);
  const unsent = textToSend(serverDraft, local);
  const isUnsettled = compareDrafts(serverDraft, local) === 'unsettled';
  const [wasUnsettledOnOpening] = useState(isUnsettled);
  const [isCompared, setCompared] = useState(false);

  /** Reads the draft when it is sent, not when it was rendered: the page may be closing. */
  async function save(): Promise<SaveOutcome> {
    const typed = textToSend(held(latest()), localDraft());
    if (typed === null) return 'same';
    const { base, order } = held(readDraft(key)) ?? { base: null, order: nextDraftOrder() };
    lastSent.set(key, order);
    const body = { ...about, text: typed, base, device: deviceId(), order, writer };
    try {
      const reply = await sendDraft(body, latest()?.updated_at);
      put(reply.draft);
      setProblem(null);
      return reply.isMine ? 'saved' : 'conflict';
    } catch (error) {
      const failed = failure(error);
      setProblem(failed);
      return failed.canRetry ? 'failed' : 'refused';
    }
  }

  const { saveNow } = useAutosave({
    name,
    draft: unsent === null ? null : { text: unsent },
    problem,
    save,
  });

  /** The person has seen both texts: from now on this device may replace the one on the server. */
  function choose(theirs: WritingDraft, chosen: string, base: string | null) {
    const order = nextDraftOrder();
    put({ ...theirs, device: deviceId(), order });
    lastSent.set(key, order);
    setCompared(false);
    if (chosen !== saved || text.draft) text.adopt(chosen, base);
    void saveNow();
  }

  function choices(theirs: WritingDraft) {
    const base = text.draft ? text.draft.base : text.saved.version;
    return {
      theirs,
      isFromHere: theirs.device === local.device,
      isCompared,
      compare: () => setCompared(true),
      /** Whether both texts replace the box: asked for, or on opening until somebody types. */
      isOpen: isCompared || (wasUnsettledOnOpening && (text.draft === null || text.isLeftover)),
      takeTheirs: () => choose(theirs, theirs.text, theirs.base),
      keepMine: () => choose(theirs, text.text, base),
      joinBoth: () => choose(theirs, `${theirs.text}\n\n${text.text}`, base),
      /** Goes on from theirs with a change made here. */
      changeTheirs: (changed: string) => choose(theirs, changed, text.saved.version),
    };
  }

  return {
    /** When the server got the draft as it is now; null where this device alone has it. */
    draftKeptAt: keptAt(serverDraft, text.draft),
    onLeave: () => void saveNow(),
    elsewhere: serverDraft && isUnsettled ? choices(serverDraft) : null,
  };
}

export type OtherDeviceDraft = NonNullable<ReturnType<typeof useServerDraft>['elsewhere']>;

function keptAt(kept: WritingDraft | null, here: DraftedText['draft']): string | null {
  return kept && here && sameText(kept.text, here.text) ? kept.updated_at : null;
}

/** Null instead of a draft that no longer counts. */
const heldBy =
  ({ holds = () => true }: Pick<DraftedText, 'holds'>) =>
  <D extends Pick<Draft, 'text' | 'base'>>(draft: D | null | undefined): D | null =>
    draft && holds(draft) ? draft : null;

function failure(error: unknown) {
  return { kind: 'failed' as const, reason: errorMessage(error), canRetry: mayPass(error) };
}
