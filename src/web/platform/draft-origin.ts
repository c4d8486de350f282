import type { DraftOrigin } from '#contract/drafts.ts';
import { thisDevice } from './device.ts';
import { readDraft } from './drafts.ts';

/** Where the draft comes from that is being saved, so that the server ends it with that. */
export function originOf(key: string): DraftOrigin | undefined {
  const draft = readDraft(key);
  return draft ? { device: thisDevice(), order: draft.order } : undefined;
}
