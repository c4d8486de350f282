import type { ReactNode } from 'react';
import type { Area } from '#contract/learning/learning.ts';
import type { List } from '#web/patterns/list/use-list.ts';
import { SelectionBar } from '#web/patterns/selection/selection-bar.tsx';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';

type Props = {
  list: List;
  selection: RowSelection;
  areas: readonly Area[];
  /** The button that goes on to the learners for these areas. */
  assign: (areas: readonly string[]) => ReactNode;
};

/** What can be done with the selected areas. Those that are off can't be assigned. */
export function AreaActions({ list, selection, areas, assign }: Props) {
  const assignable = areas.filter(({ uuid, active }) => active && selection.has(uuid));
  return (
    <SelectionBar list={list} selection={selection} path="/api/admin/export/areas">
      {assignable.length > 0 && assign(assignable.map(({ uuid }) => uuid))}
    </SelectionBar>
  );
}
