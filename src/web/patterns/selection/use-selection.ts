import { useState } from 'react';
import type { List } from '#web/patterns/list/use-list.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

type Uuids = ReadonlySet<string>;
const none: Uuids = new Set();

/**
 * The selected rows of a list: some of them, kept while it is paged, searched and filtered; or all that
 * match its search and filters, which is `select=all` in the address. All but some are not in it: who
 * comes back to that address, or opens it anew, must not find those selected who were taken out.
 */
export function useSelection(list: List, select: 'all' | undefined) {
  const { change } = useChangeSearch();
  const [some, setSome] = useState(none);
  const { search, filters } = list.params;
  const matching = { ...(search && { search }), ...filters };
  const query = JSON.stringify(matching);
  const [allBut, setAllBut] = useState<{ query: string; uuids: Uuids }>();
  // "All" was said of other rows than those of another search.
  if (allBut && allBut.query !== query) setAllBut(undefined);
  const excepted = allBut?.query === query ? allBut.uuids : none;
  const isAll = select === 'all' || excepted.size > 0;
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
    if (!isAll) return setSome(changed);
    setAllBut({ query, uuids: changed });
    writeAll(changed.size === 0);
  }

  function writeAll(isOn: boolean) {
    if (isOn !== (select === 'all')) {
      void change({ select: isOn ? 'all' : undefined }, { replace: true });
    }
  }

  function selectAll(isOn: boolean) {
    setSome(none);
    setAllBut(undefined);
    writeAll(isOn);
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
