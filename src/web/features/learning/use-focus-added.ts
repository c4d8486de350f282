import { useEffect, useState } from 'react';

/**
 * Returns what is called with a record that was just added: the focus goes to the first link or button
 * in its `data-next-step`, as soon as its list has it.
 */
export function useFocusAdded() {
  const [added, setAdded] = useState<string>();

  useEffect(() => {
    if (!added) return;
    const place = document.querySelector(`[data-next-step="${added}"]`);
    const next = place?.querySelector<HTMLElement>('a, button');
    if (!next) return;
    next.focus();
    setAdded(undefined);
  });

  return setAdded;
}
