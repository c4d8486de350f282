import { type KeyboardEvent, useState } from 'react';
import type { PaletteRow } from './option.ts';

/**
 * The option that Enter runs: the first one, or the one somebody moved or pointed to, which stays
 * active when others appear above it.
 */
export function useActiveOption(
  rows: readonly PaletteRow[],
  run: (row: PaletteRow, how: { inNewTab: boolean }) => void,
) {
  const [id, setActive] = useState<string>();
  const index = Math.max(
    rows.findIndex((row) => row.id === id),
    0,
  );
  const active = rows[index];
  if (id !== undefined && active?.id !== id) setActive(undefined);

  function moveTo(target: number) {
    const row = rows.at(target % rows.length);
    if (!row) return;
    setActive(row.id);
    document.getElementById(row.id)?.scrollIntoView({ block: 'nearest' });
  }

  const moves: Record<string, () => void> = {
    ArrowDown: () => moveTo(index + 1),
    ArrowUp: () => moveTo(index - 1),
    Home: () => moveTo(0),
    End: () => moveTo(-1),
  };

  /** For the text field, which keeps the focus. */
  function handleKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    // Safari marks the Enter that ends a composition only by this key code.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    const belongsToText = shiftKey || isComposing;
    const action =
      key === 'Enter'
        ? active && (() => run(active, { inNewTab: ctrlKey || metaKey }))
        : moves[key];
    if (!action || belongsToText) return;
    event.preventDefault();
    action();
  }

  return { active, setActive, handleKey };
}
