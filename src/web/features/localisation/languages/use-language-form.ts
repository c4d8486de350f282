import { useState } from 'react';
import { type ManagedLanguage, storeLanguage } from '#contract/localisation/localisation.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';

type Fields = typeof blank.fields;

/** A language that is being added. It starts switched off, since it has no texts yet. */
export function useLanguageForm() {
  const store = useWrite(storeLanguage);
  const [added, setAdded] = useState<string>();
  const form = useEndpointForm({
    name: 'language:new',
    place: {
      path: '/localisation?open=languages',
      label: localisationPanelsMessages.languageDraft,
      about: draftMessages.notSavedYet,
    },
    saved: blank,
    send: (fields: Fields) => store.mutateAsync({ body: { ...fields, active: false } }),
    savedOf,
    // The list of languages is refetched by its topic.
    show: () => {},
    onSaved: (answer) => setAdded(answer?.language.name),
  });
  return {
    ...form,
    /** The name of the language added last, until something is typed again. */
    added,
    set(change: Partial<Fields>) {
      setAdded(undefined);
      form.set(change);
    },
  };
}

export type LanguageForm = ReturnType<typeof useLanguageForm>;

const savedOf = ({ language }: { language: ManagedLanguage }) => {
  const { code, name, native_name, updated_at } = language;
  return { fields: { code, name, native_name }, at: updated_at };
};

const blank = { fields: { code: '', name: '', native_name: '' }, at: null };
