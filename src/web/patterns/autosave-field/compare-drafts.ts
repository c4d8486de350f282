import type { WritingDraft } from '#contract/my-learning/drafts.ts';
import type { Draft } from '#web/platform/drafts/drafts.ts';
import { sameText } from '#web/platform/editing/same-text.ts';

/** What this device knows of one text. */
export type LocalDraft = {
  device: string;
  draft: Pick<Draft, 'text' | 'order'> | null;
  saved: string;
  /** Which change of it this page has sent last; -1 where it has sent none. */
  sent: number;
};

/**
 * What the server keeps of one person's text, seen from one of their devices. No clock is asked:
 * devices have wrong ones. What this device wrote itself it can put in order; of what another device
 * wrote only the person can say which of the two goes on.
 */
export type DraftComparison = 'same' | 'older' | 'unsettled';

export function compareDrafts(kept: WritingDraft | undefined, here: LocalDraft): DraftComparison {
  if (!kept || kept.text === '') return 'same';
  const { device, draft, saved, sent } = here;
  if (sameText(kept.text, draft?.text ?? saved)) return 'same';
  if (kept.device !== device) return 'unsettled';
  // Without a draft, only what this very page had and gave up: or else the device has lost it.
  return kept.order <= (draft?.order ?? sent) ? 'older' : 'unsettled';
}

/** What the server is to keep instead; an empty text where nothing is left, null for no change. */
export function textToKeep(kept: WritingDraft | undefined, here: LocalDraft): string | null {
  if (compareDrafts(kept, here) === 'unsettled') return null;
  const there = kept?.text ?? '';
  const { device, draft } = here;
  if (!draft) return there === '' ? null : '';
  const isMine = kept?.device === device;
  // It has heard of this already, or of its end: a save whose answer got lost.
  if (isMine && kept.order >= draft.order) return null;
  if (sameText(there, draft.text) && (isMine || there === '')) return null;
  return draft.text;
}
