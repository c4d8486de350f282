import { useState } from 'react';
import type { Phrase } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { deleteDraft, draftKey } from '#web/platform/drafts/drafts.ts';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { useDrafts, useDraftsNamed } from '#web/platform/drafts/use-stored-drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import type { WhosePhrases } from './use-save-phrase.ts';

const paths = { own: '/account', team: '/learning/phrases' };

/** Of a phrase that is being added. */
export const newPhrase = 'new';

const nameOf = (whose: WhosePhrases, uuid: string) => `phrase:${whose}:${uuid}`;

type Fresh = {
  /** Of a phrase which was removed elsewhere, and is to be added again. */
  uuid?: string | undefined;
  /** What a new phrase begins with. */
  saved?: string;
};

/** The words of a phrase as they are typed, on this device until they are saved. */
export function usePhraseDraft(
  whose: WhosePhrases,
  phrase: Phrase | undefined,
  { uuid = newPhrase, saved = '' }: Fresh = {},
) {
  // As the phrase was on opening, however often the list is read again meanwhile.
  const [opened] = useState(phrase);
  return useDraft(nameOf(whose, opened?.uuid ?? uuid), {
    saved: opened?.text ?? saved,
    base: opened?.updated_at ?? null,
    place: {
      path: paths[whose],
      label: opened ? phrasesMessages.phrase : phrasesMessages.new,
    },
  });
}

/** Which of these had words on this device that aren’t saved yet, when the page was opened. */
export function useDraftedPhrase(whose: WhosePhrases, uuids: readonly string[]) {
  const user = useCurrentUser().uuid;
  const draftNamed = useDraftsNamed(uuids.map((uuid) => nameOf(whose, uuid)));
  const [drafted] = useState(() => uuids.find((uuid) => draftNamed(nameOf(whose, uuid))));
  return {
    drafted,
    /** Of a phrase that is no more: nobody could get to its draft. */
    forget: (uuid: string) => deleteDraft(draftKey(user, nameOf(whose, uuid))),
  };
}

/** Words for phrases that somebody removed elsewhere meanwhile: of those that are none of these. */
export function useOrphanedDrafts(whose: WhosePhrases, phrases: readonly Phrase[]): string[] {
  const prefix = draftKey(useCurrentUser().uuid, nameOf(whose, ''));
  const known = [newPhrase, ...phrases.map(({ uuid }) => uuid)];
  return useDrafts()
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key }) => key.slice(prefix.length))
    .filter((uuid) => !known.includes(uuid));
}

/** Which of somebody’s own phrases is edited: `new` for one that is being added, null for none. */
export function useEditedPhrase(phrases: readonly Phrase[]) {
  const uuids = [newPhrase, ...phrases.map(({ uuid }) => uuid)];
  const { drafted, forget } = useDraftedPhrase('own', uuids);
  const [edited, setEdited] = useState<string | null>(drafted ?? null);
  const [isPressed, setPressed] = useState(false);
  return {
    edited,
    takesFocus: isPressed,
    edit(uuid: string) {
      setPressed(true);
      setEdited(uuid);
    },
    close: () => setEdited(null),
    forget,
  };
}
