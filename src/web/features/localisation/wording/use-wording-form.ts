import { useQueryClient } from '@tanstack/react-query';
import { updateText, type Wording } from '#contract/localisation/wordings.ts';
import { message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { cacheWording } from './cache-wording.ts';
import { wordingDraftKey } from './wording-draft-key.ts';

export type WordingFields = { text: string; source: string };

type Options = { wording: Wording; onSaved: (answer: { text: Wording } | null) => void };

export function useWordingForm({ wording, onSaved }: Options) {
  const client = useQueryClient();
  const update = useWrite(updateText);
  const { locale, key, english } = wording;
  const search = new URLSearchParams({ language: locale, search: key, text: key });
  return useEndpointForm({
    name: wordingDraftKey(wording),
    place: {
      path: `/localisation?${search}`,
      label: message(localisationMessages.draftOf, { key }),
      about: sharedMessages.notSavedYet,
    },
    saved: savedOf({ text: wording }),
    send: (fields: WordingFields, ifMatch) =>
      // Nobody's row is overwritten either where there was none when this was begun.
      update.mutateAsync({
        body: { locale, key, ...fields, english_then: english },
        ifMatch: ifMatch ?? 'null',
      }),
    savedOf,
    show: ({ text }) => cacheWording(client, text),
    onSaved,
  });
}

const savedOf = ({ text: { text, source, updated_at } }: { text: Wording }) => ({
  fields: { text: text ?? '', source: source ?? '' },
  at: updated_at,
});
