import { useState } from 'react';
import type { List } from '#web/patterns/list/use-list.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

type Uuids = ReadonlySet<string>;
const none: Uuids = new Set();

/**
 * The selected rows of a list: some of them, kept while it is paged, searched and filtered; or, with
 * `select=all` in the address, all that match its search and filters but the exceptions.
 */
export function useSelection(list: List, select: 'all' | undefined) {
  const { change } = useChangeSearch();
  const [some, setSome] = useState(none);
  const { search, filters } = list.params;
  const matching = { ...(search && { search }), ...filters };
  /** Exceptions are from these rows only: with other filters there are none yet. */
  const query = JSON.stringify(matching);
  const [except, setExcept] = useState({ query, uuids: none });
  const isAll = select === 'all';
  const excepted = except.query === query ? except.uuids : none;
  const uuids = isAll ? excepted : some;

  const count = isAll ? Math.max(0, list.total - excepted.size) : some.size;
  const [wasUsed, setUsed] = useState(count > 0);
  if (count > 0 && !wasUsed) setUsed(true);

  function toggle(rows: readonly string[], isOn: boolean) {
    const changed = new Set(uuids);
    for (const row of rows) {
      if (isOn === isAll) changed.delete(row);
      else changed.add(row);
    }
    if (isAll) setExcept({ query, uuids: changed });
    else setSome(changed);
  }

  function selectAll(isOn: boolean) {
    setSome(none);
    setExcept({ query, uuids: none });
    if (isOn !== isAll) void change({ select: isOn ? 'all' : undefined }, { replace: true });
  }

  return {
    isAll,
    uuids,
    /** What `Downloads` and the actions send of the list, where all of it is selected. */
    matching,
    count,
    /** Something was selected since the page was opened. */
    wasUsed,
    has: (uuid: string) => isAll !== uuids.has(uuid),
    toggle,
    selectAll: () => selectAll(true),
    clear: () => selectAll(false),
  };
}

export type RowSelection = ReturnType<typeof useSelection>;
