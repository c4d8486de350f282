import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { typedWords } from './typed-words.ts';

/**
 * What this person typed at this address, on this device, and hadn't saved when it was opened: one that
 * is discarded stays for its Undo.
 */
export function useKeptDrafts(): ListedDraft[] {
  const here = useLocation({ select: ({ href }) => href });
  const drafts = useDrafts().filter(
    (draft) => isOf(here, draft) && typedWords(draft).trim() !== '',
  );
  const [found] = useState(drafts);
  return found;
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
