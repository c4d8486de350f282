import { useState } from 'react';

/** What is typed into a picker while its list is open; null until somebody types. */
export function usePicker() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  return {
    isOpen,
    typed: typed ?? '',
    isTyped: typed !== null,
    type: setTyped,
    toggle(open: boolean) {
      setOpen(open);
      if (!open) setTyped(null);
    },
    forget: () => setTyped(null),
  };
}

type Search = { isPending: boolean; isPlaceholderData: boolean };

/** Until there is an answer about the letters that stand there now: what is listed is of those before. */
export const isSearching = ({ isPending, isPlaceholderData }: Search) =>
  isPending || isPlaceholderData;
