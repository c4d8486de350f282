import { useLocation } from '@tanstack/react-router';
import type { ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { typedWords } from './typed-words.ts';

/** What this person typed at this address, on this device, and hasn't saved. */
export function useKeptDrafts(): ListedDraft[] {
  const here = useLocation({ select: ({ href }) => href });
  return useDrafts().filter((draft) => isOf(here, draft) && typedWords(draft).trim() !== '');
}

/** The same record is edited on more than one page of a section. */
function isOf(here: string, { place }: ListedDraft) {
  const [at, of] = [here, place.path].map((path) => new URL(path, location.origin));
  if (!at || !of) return false;
  const edit = at.searchParams.get('edit');
  if (edit === null) return of.pathname.startsWith(at.pathname);
  return of.searchParams.get('edit') === edit && sectionOf(of) === sectionOf(at);
}

const sectionOf = ({ pathname }: URL) => pathname.split('/')[1];
