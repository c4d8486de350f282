import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { paletteMessages } from '#messages/shell/palette.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { debounceMs } from '#web/platform/browser/debounce.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { matchOptions, rankGroups } from './match-options.ts';
import type { PaletteGroup } from './option.ts';
import { pagesFor } from './pages-for.ts';
import { recentlyOpened } from './recently-opened.ts';
import { useCommands } from './use-commands.ts';
import { useRecordSources } from './use-record-sources.ts';

/**
 * What is typed and what matches it: destinations and commands at once, records once they are
 * found.
 */
export function usePalette(begun: string) {
  const { text, asked, type } = useDebouncedTerm(begun);
  const typed = text.trim();
  const { words } = useTranslation();
  const known = useDefaultGroups();
  const found = useRecordSources({ typed, asked });
  const groups = typed
    ? [
        { name: paletteMessages.goTo, options: matchOptions(known.places, typed, words) },
        { name: paletteMessages.do, options: matchOptions(known.deeds, typed, words) },
        ...rankGroups(found.groups, typed, words),
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
function useDebouncedTerm(begun: string) {
  const [text, setText] = useState(begun);
  const [asked, setAsked] = useState(begun.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function type(changed: string) {
    setText(changed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsked(changed.trim()), debounceMs);
  }

  return { text, asked, type };
}

/** What there is without searching, in the order of the navigation. */
function useDefaultGroups() {
  const client = useQueryClient();
  const places = pagesFor(useCurrentUser());
  const deeds = useCommands();
  const last = recentlyOpened(client);
  const others = places.filter(({ href }) => last.every((one) => one.href !== href));
  const groups: PaletteGroup[] = [
    { name: paletteMessages.openedLast, options: last },
    { name: paletteMessages.goTo, options: others },
    { name: paletteMessages.do, options: deeds },
  ];
  return { places, deeds, groups };
}
