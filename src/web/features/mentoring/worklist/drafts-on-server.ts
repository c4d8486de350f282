import { useQuery } from '@tanstack/react-query';
import { type UnfinishedDraft, unfinishedDrafts } from '#contract/my-learning/drafts.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { markDraftName } from '#web/features/mentoring/texts/marks.ts';
import {
  draftLocation,
  notesDraftName,
  reviewDraftName,
} from '#web/features/mentoring/texts/reflection-drafts.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { deviceId } from '#web/platform/drafts/device-id.ts';
import { draftKey, type ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

/** The drafts of reviews that only the server has: typed on another device, or lost on this one. */
export function useDraftsOnServer(here: readonly ListedDraft[]) {
  const { uuid: user } = useCurrentUser();
  const { data } = useQuery(read(unfinishedDrafts, {}));
  const isHere = new Set(here.map(({ key }) => key));
  return (data?.drafts ?? []).flatMap((draft) => {
    const key = draftKey(user, nameOf(draft));
    if (isHere.has(key)) return [];
    const place = {
      ...draftLocation(draft.reflection, draft),
      ...(draft.kind === 'mark' && { about: reviewingMessages.moreDraft }),
    };
    const where =
      draft.device === deviceId()
        ? mentoringMessages.onAllDevices
        : mentoringMessages.onAnotherDevice;
    return [{ key, place, at: draft.updated_at, text: draft.excerpt, where }];
  });
}

function nameOf({ answer, kind, reflection }: UnfinishedDraft): string {
  if (answer === null) return notesDraftName(reflection.uuid);
  return kind === 'mark' ? markDraftName(answer) : reviewDraftName(answer);
}
