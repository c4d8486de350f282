import { useState } from 'react';
import type { WritingDraft } from '#contract/drafts.ts';
import { thisDevice } from '#web/platform/device.ts';
import { nextChange } from '#web/platform/draft-order.ts';
import { draftKey, readDraft } from '#web/platform/drafts.ts';
import { Refused } from '#web/platform/refused.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { type About, sendDraft, useServerDrafts } from './server-drafts.ts';
import { useAutosave } from './use-autosave.ts';
import type { KeptText, Outcome, Problem } from './use-kept-text.ts';
import { type Here, standingOf, textToKeep } from './which-is-newer.ts';

/** By the key of the draft: which change of it this page has sent last. */
const sent = new Map<string, number>();

/**
 * What is typed in a box is kept on the server too, before it is saved: for another device, and
 * should this one be lost. Whoever types hears nothing of it, but of another device's text.
 */
export function useServerDraft(name: string, about: About, text: KeptText) {
  const { uuid: writer } = useCurrentUser();
  const key = draftKey(writer, name);
  const { kept, latest, put } = useServerDrafts(about);
  const [problem, setProblem] = useState<Problem | null>(null);
  const saved = text.saved.text;

  const hereNow = (): Here => ({
    device: thisDevice(),
    draft: readDraft(key),
    saved,
    sent: sent.get(key) ?? -1,
  });
  const here = { ...hereNow(), draft: text.draft };
  const unsent = textToKeep(kept, here);
  const isUnsettled = standingOf(kept, here) === 'unsettled';
  const [isFound] = useState(isUnsettled);
  const [isAsked, ask] = useState(false);

  /** From what is known when it is sent: the page may be about to go. */
  async function save(): Promise<Outcome> {
    const typed = textToKeep(latest(), hereNow());
    if (typed === null) return 'same';
    const draft = readDraft(key);
    const order = draft?.order ?? nextChange();
    sent.set(key, order);
    const typedHere = { text: typed, base: draft?.base ?? null, device: thisDevice(), order };
    const body = { ...about, ...typedHere, writer };
    try {
      const answered = await sendDraft(body, latest()?.updated_at);
      put(answered.draft);
      setProblem(null);
      return answered.isMine ? 'saved' : 'clash';
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
    const order = nextChange();
    put({ ...theirs, device: thisDevice(), order });
    sent.set(key, order);
    ask(false);
    if (stays !== saved || text.draft) text.adopt(stays, base);
    void saveNow();
  }

  function choices(theirs: WritingDraft) {
    const base = text.draft ? text.draft.base : text.saved.at;
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

export type Elsewhere = NonNullable<ReturnType<typeof useServerDraft>['elsewhere']>;

/** Only of a text that may not be kept another try is useless. */
function failure(error: unknown): Problem {
  const mayPass = !(error instanceof Refused) || error.status !== 422;
  return { kind: 'failed', reason: sentenceOf(error), mayPass };
}
