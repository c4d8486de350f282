import { useState } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import {
  applyUserAction,
  type previewUserAction,
  type UserOutcome,
} from '#contract/people/user-actions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';
import { mayPass } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { type ActionChoice, inverseOf } from './action-choices.ts';
import { doneTo, resultOf } from './action-sentences.ts';

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

type Result = {
  text: DisplayText;
  /** New each time, so that the same text takes the focus again. */
  number: number;
  isProblem: boolean;
  undo?: { choice: ActionChoice; uuids: string[] };
};

/** The result of the last action on several people, which can be undone while it is shown. */
export function useUserActions() {
  const write = useWrite(applyUserAction);
  const [result, setResult] = useState<Result | null>(null);
  const report = (shown: Omit<Result, 'number'>) =>
    setResult((last) => ({ ...shown, number: (last?.number ?? 0) + 1 }));

  function done(choice: ActionChoice, outcomes: readonly UserOutcome[]) {
    const inverse = inverseOf(choice);
    const uuids = doneTo(outcomes).map(({ uuid }) => uuid);
    report({
      text: resultOf(choice, outcomes),
      isProblem: false,
      ...(inverse && { undo: { choice: inverse, uuids } }),
    });
  }

  async function undo() {
    if (!result?.undo || write.isPending) return;
    const { undo } = result;
    const { choice, uuids } = undo;
    if (choice.action === 'assign_learning') return;
    try {
      const { outcomes } = await write.mutateAsync({
        body: { ...bodyOf({ ...choice, action: choice.action }), uuids, undo: true },
      });
      report({ text: resultOf(choice, outcomes), isProblem: false });
    } catch (error) {
      report({ text: errorMessage(error), isProblem: true, ...(mayPass(error) && { undo }) });
    }
  }

  return { result, done, undo, isBusy: write.isPending };
}
