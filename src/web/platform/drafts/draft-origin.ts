import type { DraftOrigin } from '#contract/my-learning/drafts.ts';
import { deviceId } from './device-id.ts';
import { readDraft } from './drafts.ts';

/** The device and order of the draft that is being saved, so that the server deletes its copy of it. */
export function draftOrigin(key: string): DraftOrigin | undefined {
  const draft = readDraft(key);
  return draft ? { device: deviceId(), order: draft.order } : undefined;
}
