import { useEffect } from 'react';

export const isMac = navigator.userAgent.includes('Mac OS X');

/**
 * Ctrl and a key, on a Mac ⌘, wherever the focus is, in a field too: there Ctrl+K is the system's and
 * deletes to the end of the line. Held down, it counts once.
 */
export function useShortcut(key: string, act: () => void) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      const isPlain = (isMac ? metaKey : ctrlKey) && !shiftKey && !altKey;
      if (!isPlain || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      if (!event.repeat) act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key, act]);
}
