import { useEffect, useRef, useState } from 'react';
import { debounceMs } from '#web/platform/browser/debounce.ts';

/**
 * What stands in a search box. It follows the address (Back, a link), and the address follows it
 * where somebody pauses; a space typed at the end stays, though the address goes without it.
 */
export function useSearchText(inAddress: string, lookFor: (search: string) => void) {
  const [box, setBox] = useState({ text: inAddress, seen: inAddress, own: inAddress });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (box.seen !== inAddress) {
    const text = box.own === inAddress ? box.text : inAddress;
    setBox({ text, seen: inAddress, own: inAddress });
  }

  function ask(text: string) {
    clearTimeout(timer.current);
    const search = text.trim();
    setBox((now) => ({ ...now, text, own: search }));
    if (search !== inAddress) lookFor(search);
  }

  return {
    text: box.text,
    type(text: string) {
      setBox((now) => ({ ...now, text }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(text), debounceMs);
    },
    /** Without waiting: on Enter, and when the box is cleared. */
    ask,
  };
}
