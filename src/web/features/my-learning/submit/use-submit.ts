import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { submitReflection } from '#contract/my-learning/my-learning.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { useMyReflectionCache } from '#web/features/my-learning/read/use-my-reflection-cache.ts';
import {
  type AutosaveGroup,
  type AutosaveGroupMember,
  useAutosaveGroupMembers,
} from '#web/patterns/autosave-field/autosave-group.ts';
import { isSafelySaved } from '#web/patterns/autosave-field/use-autosave-field.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { ApiError, isUnanswered } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Options = { reflection: Reflection; group: AutosaveGroup; onSubmitted: () => void };

/** Saves what is not saved yet, then submits: once, however often the button is pressed. */
export function useSubmit({ reflection: { uuid, round }, group, onSubmitted }: Options) {
  const cache = useMyReflectionCache(uuid);
  const write = useWrite(submitReflection, { exceptQuery: cache.queryKey });
  const [refusals, setRefusals] = useState<readonly DisplayText[]>([]);
  const [wasUnsaved, setWasUnsaved] = useState(false);
  const unsaved = useAutosaveGroupMembers(group).filter(({ kind }) => kind !== 'saved');

  const [submit, isBusy] = useOneAtATime(async () => {
    setRefusals([]);
    setWasUnsaved(false);
    const outcomes = await group.saveAll();
    if (!outcomes.every(isSafelySaved)) return setWasUnsaved(true);
    try {
      const { reflection } = await write.mutateAsync({ body: { reflection: uuid, round } });
      onSubmitted();
      await cache.put(reflection);
    } catch (error) {
      if (isUnanswered(error)) {
        // It may have arrived: then the page that is read again says so, and this one is gone.
        onSubmitted();
        await cache.invalidate();
      }
      if (isOutOfDate(error)) await cache.invalidate();
      setRefusals(problemsIn(error));
    }
  });

  // Only while there is something unsaved: what was saved since stands in nobody's way.
  const problems =
    wasUnsaved && unsaved.length > 0
      ? [answeringMessages.notAllSaved, ...unsaved.flatMap(whyUnsaved)]
      : refusals;
  return { submit: () => void submit(), isBusy, problems };
}

function whyUnsaved({ number, kind, reason }: AutosaveGroupMember): readonly DisplayText[] {
  if (kind === 'conflict') return [message(answeringMessages.twoTexts, { number })];
  return reason ? [message(answeringMessages.questionNotSaved, { number, reason })] : [];
}

/** Sent back since: the page is to show what is asked for. */
const isOutOfDate = (error: unknown) => error instanceof ApiError && 'reflection' in error.fields;

/** One for each question that is still open, or a single one for anything else. */
function problemsIn(error: unknown): readonly DisplayText[] {
  const open = error instanceof ApiError ? error.fields.answers : undefined;
  return open ?? [errorMessage(error)];
}
