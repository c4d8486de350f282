import { getRouteApi } from '@tanstack/react-router';
import { firstLanguage, type localisationPage } from '#contract/pages/system.ts';

const route = getRouteApi('/shell/localisation');
/** Of `open`, where it is the history of a text; whichever is being worded stays so behind it. */
const historyOf = 'history:';

type Search = ReturnType<typeof localisationPage.search>;

/** Which language, which text is being worded and what is open beside it: all of it the address. */
export function useLocalisationParams() {
  const at = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: Search, replace = false) =>
    navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false, replace });
  return {
    language: at.language ?? firstLanguage,
    section: at.section,
    text: at.text,
    open: at.open,
    historyOf: at.open?.startsWith(historyOf) ? at.open.slice(historyOf.length) : undefined,
    speak: (language: string) =>
      void go({ language, page: undefined, text: undefined, section: undefined }),
    show: (section: string | undefined) => void go({ section, page: undefined, text: undefined }),
    edit: (text: string) => void go({ text }, true),
    /** Settled once the editor is gone, and its row stands there again. */
    stopEditing: () => go({ text: undefined }, true),
    openPanel: (open: 'languages' | 'files') => void go({ open }),
    openHistory: (text: string) => void go({ open: historyOf + text }),
    closePanel: () => void go({ open: undefined }, true),
    /** To a text that need not be in sight. */
    leadTo: (text: string) => go({ text, status: 'missing', page: undefined }),
  };
}

export type LocalisationParams = ReturnType<typeof useLocalisationParams>;
