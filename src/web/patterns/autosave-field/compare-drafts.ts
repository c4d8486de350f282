import type { WritingDraft } from '#contract/my-learning/drafts.ts';
import type { Draft } from '#web/platform/drafts/drafts.ts';
import { sameText } from '#web/platform/editing/same-text.ts';

/** What this device has of one text. */
export type LocalDraft = {
  device: string;
  draft: Pick<Draft, 'text' | 'order'> | null;
  saved: string;
  /** The order number of the last draft that this page has sent; -1 if none. */
  lastSent: number;
};

/**
 * The draft on the server compared with this device's. Clocks are not compared, since devices have
 * wrong ones. Drafts of this device are ordered by number; between drafts of two devices only the
 * person can choose: `unsettled`.
 */
export type DraftComparison = 'same' | 'older' | 'unsettled';

export function compareDrafts(
  remote: WritingDraft | null | undefined,
  local: LocalDraft,
): DraftComparison {
  if (!remote || remote.text === '') return 'same';
  const { device, draft, saved, lastSent } = local;
  if (sameText(remote.text, draft?.text ?? saved)) return 'same';
  if (remote.device !== device) return 'unsettled';
  // No draft here: this page has discarded it if it sent it, otherwise the device has lost it.
  return remote.order <= (draft?.order ?? lastSent) ? 'older' : 'unsettled';
}

/** The draft to send to the server: '' to end the one it has, null to send nothing. */
export function textToSend(
  remote: WritingDraft | null | undefined,
  local: LocalDraft,
): string | null {
  if (compareDrafts(remote, local) === 'unsettled') return null;
  const remoteText = remote?.text ?? '';
  const { device, draft } = local;
  if (!draft) return remoteText === '' ? null : '';
  const isFromHere = remote?.device === device;
  // The server already has this draft, or has ended it by a save whose answer got lost.
  if (isFromHere && remote.order >= draft.order) return null;
  if (sameText(remoteText, draft.text) && (isFromHere || remoteText === '')) return null;
  return draft.text;
}
