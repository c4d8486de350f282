import { useEffect } from 'react';
import { isHeadingFocusRequested } from '#web/heading-focus.ts';

/**
 * After a record was open, the focus is on its row again, however it was closed: by its button, by
 * Back, or from the record next to it. An effect, because the dialog gives the focus back first.
 */
export function useReturnToRow(opened: string | undefined) {
  useEffect(() => {
    if (opened && opened !== 'new') return () => focusRow(opened);
  }, [opened]);
}

function focusRow(uuid: string) {
  // The page is changing, and the focus goes to its heading.
  if (isHeadingFocusRequested() || document.querySelector('dialog[open]')) return;
  const row = document.querySelector(`[data-row="${uuid}"]`);
  if (row?.contains(document.activeElement)) return;
  row?.querySelector<HTMLElement>('a, button')?.focus();
}
