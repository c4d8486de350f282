import { useState } from 'react';
import type { WritingDraft } from '#contract/my-learning/drafts.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { deviceId } from '#web/platform/drafts/device-id.ts';
import { nextDraftOrder } from '#web/platform/drafts/draft-order.ts';
import { draftKey, readDraft } from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { compareDrafts, type LocalDraft, textToKeep } from './compare-drafts.ts';
import { type DraftSubject, sendDraft, useServerDrafts } from './server-drafts.ts';
import { useAutosave } from './use-autosave.ts';
import type { AutosaveFieldState, SaveOutcome, SaveProblem } from './use-autosave-field.ts';

/** By the key of the draft: which change of it this page has sent last. */
const sent = new Map<string, number>();

/**
 * What is typed in a box is kept on the server too, before it is saved: for another device, and
 * should this one be lost. Whoever types hears nothing of it, but of another device's text.
 */
export function useServerDraft(name: string, about: DraftSubject, text: AutosaveFieldState) {
  const { uuid: writer } = useCurrentUser();
  const key = draftKey(writer, name);
  const { kept, latest, put } = useServerDrafts(about);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const saved = text.saved.text;

  const hereNow = (): LocalDraft => ({
    device: deviceId(),
    draft: readDraft(key),
    saved,
    sent: sent.get(key) ?? -1,
  });
  const here = { ...hereNow(), draft: text.draft };
  const unsent = textToKeep(kept, here);
  const isUnsettled = compareDrafts(kept, here) === 'unsettled';
  const [isFound] = useState(isUnsettled);
  const [isAsked, ask] = useState(false);

  /** From what is known when it is sent: the page may be about to go. */
  async function save(): Promise<SaveOutcome> {
    const typed = textToKeep(latest(), hereNow());
    if (typed === null) return 'same';
    const draft = readDraft(key);
    const order = draft?.order ?? nextDraftOrder();
    sent.set(key, order);
    const typedHere = { text: typed, base: draft?.base ?? null, device: deviceId(), order };
    const body = { ...about, ...typedHere, writer };
    try {
      const answered = await sendDraft(body, latest()?.updated_at);
      put(answered.draft);
      setProblem(null);
      return answered.isMine ? 'saved' : 'conflict';
    } catch (error) {
      setProblem(failure(error));
      return 'failed';
    }
  }

  const { saveNow } = useAutosave({
    draft: unsent === null ? null : { text: unsent },
    problem,
    save,
  });

  /** It was seen here, and goes on here or not at all: what is sent from now on may go over it. */
  function choose(theirs: WritingDraft, stays: string, base: string | null) {
    const order = nextDraftOrder();
    put({ ...theirs, device: deviceId(), order });
    sent.set(key, order);
    ask(false);
    if (stays !== saved || text.draft) text.adopt(stays, base);
    void saveNow();
  }

  function choices(theirs: WritingDraft) {
    const base = text.draft ? text.draft.base : text.saved.version;
    return {
      theirs,
      isFromHere: theirs.device === here.device,
      isAsked,
      ask: () => ask(true),
      /** In place of the box: nobody has typed in it since it was opened. */
      isOpen: isAsked || (isFound && (text.draft === null || text.isFound)),
      takeTheirs: () => choose(theirs, theirs.text, theirs.base),
      keepMine: () => choose(theirs, text.text, base),
      joinBoth: () => choose(theirs, `${theirs.text}\n\n${text.text}`, base),
    };
  }

  return { onLeave: () => void saveNow(), elsewhere: kept && isUnsettled ? choices(kept) : null };
}

export type OtherDeviceDraft = NonNullable<ReturnType<typeof useServerDraft>['elsewhere']>;

/** Only of a text that may not be kept another try is useless. */
function failure(error: unknown): SaveProblem {
  const mayPass = !(error instanceof ApiError) || error.status !== 422;
  return { kind: 'failed', reason: errorMessage(error), mayPass };
}
