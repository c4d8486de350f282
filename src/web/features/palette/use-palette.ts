import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { paletteText } from '#texts/palette.ts';
import { pauseMs } from '#web/platform/pause.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { byWhatMatches, matching } from './matching.ts';
import { openedLast } from './opened-last.ts';
import type { Group } from './option.ts';
import { placesFor } from './places.ts';
import { useDeeds } from './use-deeds.ts';
import { useFound } from './use-found.ts';

/** What is typed, and all that matches it: places and deeds at once, records once they are found. */
export function usePalette(begun: string) {
  const { text, asked, type } = useAsked(begun);
  const typed = text.trim();
  const { words } = useText();
  const known = useKnown();
  const found = useFound({ typed, asked });
  const groups = typed
    ? [
        { name: paletteText.goTo, options: matching(known.places, typed, words) },
        { name: paletteText.do, options: matching(known.deeds, typed, words) },
        ...byWhatMatches(found.groups, typed, words),
      ]
    : known.groups;
  return {
    text,
    typed,
    type,
    groups: groups.filter(({ options }) => options.length > 0),
    isSearching: asked !== typed || found.isSearching,
    error: typed ? found.error : undefined,
    tryAgain: found.tryAgain,
  };
}

/** What is looked for: it follows what is typed wherever somebody pauses. */
function useAsked(begun: string) {
  const [text, setText] = useState(begun);
  const [asked, setAsked] = useState(begun.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function type(changed: string) {
    setText(changed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsked(changed.trim()), pauseMs);
  }

  return { text, asked, type };
}

/** What there is without searching, in the order of the navigation. */
function useKnown() {
  const client = useQueryClient();
  const places = placesFor(useCurrentUser());
  const deeds = useDeeds();
  const last = openedLast(client);
  const others = places.filter(({ href }) => last.every((one) => one.href !== href));
  const groups: Group[] = [
    { name: paletteText.openedLast, options: last },
    { name: paletteText.goTo, options: others },
    { name: paletteText.do, options: deeds },
  ];
  return { places, deeds, groups };
}
