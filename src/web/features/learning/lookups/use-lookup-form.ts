import { useQueryClient } from '@tanstack/react-query';
import {
  type Lookup,
  type LookupKind,
  lookupIndex,
  storeLookup,
  updateLookup,
} from '#contract/learning/lookups.ts';
import { message } from '#lib/messages/message.ts';
import { byName } from '#web/features/learning/areas/area-cache.ts';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import { lookupMessages } from './lookup-messages.ts';

type Options = {
  kind: LookupKind;
  /** Undefined for one that is being added. */
  lookup: Lookup | undefined;
  onClose: () => void;
  onSaved: (lookup: Lookup) => void;
};

export function useLookupForm({ kind, lookup, onClose, onSaved }: Options) {
  const store = useWrite(storeLookup);
  const update = useWrite(updateLookup);
  const show = useCacheLookup(kind);
  return useRecordForm({
    record: lookup,
    name: draftOf(kind, lookup),
    path: '/learning/words',
    label: lookup
      ? message(lookupMessages[kind].named, { name: lookup.name })
      : lookupMessages[kind].newDraft,
    blank: { name: '' },
    fieldsOf: ({ name }) => ({ name }),
    create: ({ name }) => store.mutateAsync({ body: { kind, name } }),
    update: ({ uuid, retired }, { name }, ifMatch) =>
      update.mutateAsync({ body: { kind, uuid, name, retired }, ifMatch }),
    recordIn: (answer) => answer.lookup,
    put: show,
    onClose,
    onSaved,
  });
}

const draftOf = (kind: LookupKind, lookup?: { uuid: string }) => `${kind}:${lookup?.uuid ?? 'new'}`;

/** The draft of a word that is being added, or renamed. */
export const lookupDraftKey = (kind: LookupKind, lookup?: { uuid: string }) =>
  `form:${draftOf(kind, lookup)}`;

/** The list shows a word as the server just answered it. */
export function useCacheLookup(kind: LookupKind) {
  const client = useQueryClient();
  const { queryKey } = read(lookupIndex, { params: { kind } });
  return (lookup: Lookup) => {
    client.setQueryData(queryKey, (known) => {
      if (!known) return known;
      const others = known.lookups.filter(({ uuid }) => uuid !== lookup.uuid);
      return { lookups: [...others, lookup].sort(byName) };
    });
    return untilRendered();
  };
}
