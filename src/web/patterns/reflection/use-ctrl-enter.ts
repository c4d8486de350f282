import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl and Enter, on a Mac also ⌘, wherever the focus is: on a page just opened it is nowhere. What
 * means something else there goes first: a dialog, or a link or button that does not belong to the
 * form. Held down, it counts once.
 */
export function useCtrlEnter(act: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isIt = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isIt || event.defaultPrevented || isTaken(event.target)) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element && !target.closest('form') && target.closest('a, button') !== null
  );
}
