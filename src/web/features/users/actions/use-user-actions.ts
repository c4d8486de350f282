import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import {
  applyUserAction,
  previewUserAction,
  type UserOutcome,
} from '#contract/people/user-actions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { mayPass } from '#web/platform/calls/api-error.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { type ActionChoice, inverseOf } from './action-choices.ts';
import { doneTo, failureSentences, resultOf, undoneSentences } from './action-sentences.ts';

type PreviewBody = CallInput<typeof previewUserAction>['body'];

/** Whom a call is about: all that the list shows but the exceptions, or the rows that were picked. */
export function selectionBody({ isAll, uuids, matching }: RowSelection) {
  const picked = [...uuids];
  // The address has its filters as text, which the call takes as well.
  return isAll
    ? { matching: { ...(matching as PreviewBody['matching']), except: picked } }
    : { uuids: picked };
}

/** An action as the calls take it. */
export const bodyOf = <A extends ActionChoice['action']>({
  action,
  role,
  organisation,
}: ActionChoice & { action: A }) => ({
  action,
  ...(role && { role }),
  ...(organisation && { organisation: organisation.uuid }),
});

type Undo = { choice: ActionChoice; uuids: string[] };

type Result = {
  sentences: readonly DisplayText[];
  /** New each time, so that the same text takes the focus again. */
  number: number;
  isProblem: boolean;
  undo?: Undo;
};

/** The result of the last action on several people, which can be undone while it is shown. */
export function useUserActions() {
  const client = useQueryClient();
  const write = useWrite(applyUserAction);
  const [result, setResult] = useState<Result | null>(null);
  const [asked, setAsked] = useState<Undo>();
  const report = (shown: Omit<Result, 'number'>) =>
    setResult((last) => ({ ...shown, number: (last?.number ?? 0) + 1 }));

  function done(choice: ActionChoice, outcomes: readonly UserOutcome[]) {
    const inverse = inverseOf(choice);
    const uuids = doneTo(outcomes).map(({ uuid }) => uuid);
    report({
      sentences: [resultOf(choice, outcomes)],
      isProblem: false,
      ...(inverse && { undo: { choice: inverse, uuids } }),
    });
  }

  function undone(choice: ActionChoice, outcomes: readonly UserOutcome[]) {
    setAsked(undefined);
    report({ sentences: undoneSentences(choice, outcomes), isProblem: false });
  }

  const failed = (error: unknown) =>
    report({ sentences: failureSentences(error), isProblem: true });

  /** Whoever was given learners since would leave them without a mentor: that is asked first. */
  async function leavesLearners({ choice, uuids }: Undo) {
    if (!endings.includes(choice.action)) return false;
    const body = { ...bodyOf(choice), uuids };
    const { outcomes } = await client.fetchQuery({
      ...read(previewUserAction, { body }),
      staleTime: 0,
    });
    return outcomes.some(({ learners }) => learners > 0);
  }

  const [undo, isBusy] = useOneAtATime(async () => {
    const undo = result?.undo;
    if (!undo || undo.choice.action === 'assign_learning') return;
    const { choice, uuids } = undo;
    try {
      if (await leavesLearners(undo)) return setAsked(undo);
      const { outcomes } = await write.mutateAsync({
        body: { ...bodyOf({ ...choice, action: undo.choice.action }), uuids, undo: true },
      });
      undone(choice, outcomes);
    } catch (error) {
      const sentences = [errorMessage(error)];
      report({ sentences, isProblem: true, ...(mayPass(error) && { undo }) });
    }
  });

  return { result, done, failed, undo, isBusy, asked, undone, keep: () => setAsked(undefined) };
}

/** What can end somebody's mentoring. */
const endings: readonly ActionChoice['action'][] = [
  'take_role',
  'switch_off',
  'remove_from_organisation',
];
