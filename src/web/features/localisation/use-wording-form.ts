import { useQueryClient } from '@tanstack/react-query';
import { updateText, type Wording } from '#contract/wordings.ts';
import { localisationText } from '#texts/localisation.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { keepWording } from './keep-wording.ts';
import { draftOf } from './wording-draft.ts';

export type WordingFields = { text: string; source: string };

type Options = { wording: Wording; onSaved: (answer: { text: Wording } | null) => void };

export function useWordingForm({ wording, onSaved }: Options) {
  const client = useQueryClient();
  const update = useWrite(updateText);
  const { locale, key, english } = wording;
  const search = new URLSearchParams({ language: locale, search: key, text: key });
  return useEndpointForm({
    name: draftOf(wording),
    place: {
      path: `/localisation?${search}`,
      label: say(localisationText.draftOf, { key }),
      about: sharedText.notSavedYet,
    },
    saved: savedOf({ text: wording }),
    send: (fields: WordingFields, ifMatch) =>
      // Nobody's row is overwritten either where there was none when this was begun.
      update.mutateAsync({
        body: { locale, key, ...fields, english_then: english },
        ifMatch: ifMatch ?? 'null',
      }),
    savedOf,
    show: ({ text }) => keepWording(client, text),
    onSaved,
  });
}

const savedOf = ({ text: { text, source, updated_at } }: { text: Wording }) => ({
  fields: { text: text ?? '', source: source ?? '' },
  at: updated_at,
});
