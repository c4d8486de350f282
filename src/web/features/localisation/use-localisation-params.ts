import { getRouteApi } from '@tanstack/react-router';
import { firstLanguage, type localisationPage } from '#contract/pages/system.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

const route = getRouteApi('/shell/localisation');
/** Of `open`, for the history of a text; a text being edited stays so behind the dialog. */
const historyPrefix = 'history:';

type Search = ReturnType<typeof localisationPage.search>;

/** The language, screen, text being edited and open dialog: all of them are in the address. */
export function useLocalisationParams() {
  const search = route.useSearch();
  // Of the page that is open by then: a late answer fetches nobody back to this one.
  const { change } = useChangeSearch();
  const go = (changed: Search, replace = false) => change(changed, { replace });
  return {
    language: search.language ?? firstLanguage,
    screen: search.screen,
    text: search.text,
    open: search.open,
    historyOf: search.open?.startsWith(historyPrefix)
      ? search.open.slice(historyPrefix.length)
      : undefined,
    selectLanguage: (language: string) =>
      void go({ language, page: undefined, text: undefined, screen: undefined }),
    selectScreen: (screen: string | undefined) =>
      void go({ screen, page: undefined, text: undefined }),
    edit: (text: string) => void go({ text }, true),
    /** Resolves when the editor is closed and the row shows its text again. */
    stopEditing: () => go({ text: undefined }, true),
    openPanel: (open: 'languages' | 'files') => void go({ open }),
    openHistory: (text: string) => void go({ open: historyPrefix + text }),
    closePanel: () => void go({ open: undefined }, true),
    /** For a text that may be on another page of the list. */
    editMissing: (text: string) => go({ text, status: 'missing', page: undefined }),
  };
}

export type LocalisationParams = ReturnType<typeof useLocalisationParams>;
