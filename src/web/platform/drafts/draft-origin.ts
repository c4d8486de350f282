import type { DraftOrigin } from '#contract/my-learning/drafts.ts';
import { deviceId } from './device-id.ts';
import { readDraft } from './drafts.ts';

/** Where the draft comes from that is being saved, so that the server ends it with that. */
export function draftOrigin(key: string): DraftOrigin | undefined {
  const draft = readDraft(key);
  return draft ? { device: deviceId(), order: draft.order } : undefined;
}
