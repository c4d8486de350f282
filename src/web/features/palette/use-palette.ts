import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { mayOpen } from '#contract/pages/pages.ts';
import { sections } from '#contract/pages/sections.ts';
import { paletteMessages } from '#messages/shell/palette.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { debounceMs } from '#web/platform/browser/debounce.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { matchOptions, rankGroups } from './match-options.ts';
import type { Destination, PaletteGroup } from './option.ts';
import { recentlyOpened } from './recently-opened.ts';
import { useCommands } from './use-commands.ts';
import { useRecordSources } from './use-record-sources.ts';

/** What is typed and what matches it: pages and commands at once, records once they are found. */
export function usePalette(initialText: string) {
  const { text, term, type } = useDebouncedTerm(initialText);
  const typed = text.trim();
  const { words } = useTranslation();
  const defaults = useDefaultGroups();
  const records = useRecordSources({ typed, term });
  const groups = typed
    ? [
        { name: paletteMessages.goTo, options: matchOptions(defaults.destinations, typed, words) },
        { name: paletteMessages.do, options: matchOptions(defaults.commands, typed, words) },
        ...rankGroups(records.groups, typed, words),
      ]
    : defaults.groups;
  return {
    text,
    typed,
    type,
    groups: groups.filter(({ options }) => options.length > 0),
    isSearching: term !== typed || records.isSearching,
    error: typed ? records.error : undefined,
    tryAgain: records.tryAgain,
  };
}

/** The search term follows the text when somebody pauses typing. */
function useDebouncedTerm(initialText: string) {
  const [text, setText] = useState(initialText);
  const [term, setTerm] = useState(initialText.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function type(changed: string) {
    setText(changed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTerm(changed.trim()), debounceMs);
  }

  return { text, term, type };
}

/** What the palette offers before anything is typed. */
function useDefaultGroups() {
  const client = useQueryClient();
  const destinations = pagesFor(useCurrentUser());
  const commands = useCommands();
  const recent = recentlyOpened(client);
  const others = destinations.filter(({ href }) => recent.every((opened) => opened.href !== href));
  const groups: PaletteGroup[] = [
    { name: paletteMessages.openedLast, options: recent },
    { name: paletteMessages.goTo, options: others },
    { name: paletteMessages.do, options: commands },
  ];
  return { destinations, commands, groups };
}

/** Every page this person may open, in the order of the navigation. */
const pagesFor = (user: CurrentUser): Destination[] =>
  pages
    .filter((page: Page) => isDestination(page) && mayOpen(user, page))
    .map(({ path, title, section }: Page) => ({
      href: path,
      icon: section ?? (path === '/notices' ? 'bell' : 'users'),
      title,
      detail: section && sections[section].label,
    }));

/** Leaves out pages of one record, of guests, and those on the way to somewhere else. */
const isDestination = ({ path, guard, isOnTheWay }: Page) =>
  guard === 'auth' && !path.includes('$') && !isOnTheWay;
