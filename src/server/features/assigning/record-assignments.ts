import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';

export type ListedArea = { area: string; order: number };

type Change = { learner: string; before: readonly ListedArea[]; after: readonly ListedArea[] };

/** The areas of each of these learners, in the history. An undo finds what was given by it. */
export const recordAssignments = (ctx: Context, changes: readonly Change[]) =>
  recordEvents(
    ctx,
    changes.map(({ learner, before, after }) => ({
      action: 'assignment.changed',
      subjectType: 'assignment',
      subject: learner,
      before: { areas: before.map(listed) },
      after: { areas: after.map(listed) },
    })),
  );

const listed = ({ area, order }: ListedArea): ListedArea => ({ area, order });
