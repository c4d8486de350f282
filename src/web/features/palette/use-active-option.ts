import { type KeyboardEvent, useState } from 'react';
import type { PaletteRow } from './option.ts';

/**
 * Which option Enter takes: the first, whatever comes to stand there. One that somebody moved to or
 * pointed at stays, also when others come above.
 */
export function useActiveOption(
  rows: readonly PaletteRow[],
  take: (row: PaletteRow, how: { inNewTab: boolean }) => void,
) {
  const [id, choose] = useState<string>();
  const at = Math.max(
    rows.findIndex((row) => row.id === id),
    0,
  );
  const chosen = rows[at];
  if (id !== undefined && chosen?.id !== id) choose(undefined);

  function moveTo(index: number) {
    const row = rows.at(index % rows.length);
    if (!row) return;
    choose(row.id);
    document.getElementById(row.id)?.scrollIntoView({ block: 'nearest' });
  }

  const moves: Record<string, () => void> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at - 1),
    Home: () => moveTo(0),
    End: () => moveTo(-1),
  };

  /** For the field, which keeps the focus. */
  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    // Safari says of the Enter that ends a composition only by this number that it was part of it.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    const isMeantForText = shiftKey || isComposing;
    const act =
      key === 'Enter'
        ? chosen && (() => take(chosen, { inNewTab: ctrlKey || metaKey }))
        : moves[key];
    if (!act || isMeantForText) return;
    event.preventDefault();
    act();
  }

  return { chosen, choose, press };
}
