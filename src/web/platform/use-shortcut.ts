import { useEffect } from 'react';

/** Ctrl or ⌘ and a key, wherever the focus is, in a field too. Held down, it counts once. */
export function useShortcut(key: string, act: () => void) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      const isPlain = (ctrlKey || metaKey) && !shiftKey && !altKey;
      if (!isPlain || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      if (!event.repeat) act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key, act]);
}
