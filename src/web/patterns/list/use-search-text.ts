import { useEffect, useRef, useState } from 'react';
import { debounceMs } from '#web/platform/browser/debounce.ts';

/**
 * The text of a search box. It follows the address (Back, a link), and the address follows it when
 * somebody pauses. A trailing space stays in the box, though the address has none.
 */
export function useSearchText(addressTerm: string, onSearch: (term: string) => void) {
  const [box, setBox] = useState({
    text: addressTerm,
    /** The term that the address had at the last rendering. */
    addressTerm,
    /** The term that this box searched for last. */
    ownTerm: addressTerm,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (box.addressTerm !== addressTerm) {
    const text = box.ownTerm === addressTerm ? box.text : addressTerm;
    setBox({ text, addressTerm, ownTerm: addressTerm });
  }

  function search(text: string) {
    clearTimeout(timer.current);
    const term = text.trim();
    setBox((current) => ({ ...current, text, ownTerm: term }));
    if (term !== addressTerm) onSearch(term);
  }

  return {
    text: box.text,
    type(text: string) {
      setBox((current) => ({ ...current, text }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(text), debounceMs);
    },
    /** Searches without waiting: on Enter, and when the box is cleared. */
    search,
  };
}
