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
import { useCreate } from '#web/platform/calls/use-create.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import { lookupMessages } from './lookup-messages.ts';

type Options = {
  kind: LookupKind;
  /** Undefined for a new word. */
  lookup: Lookup | undefined;
  onClose: () => void;
  onSaved: (lookup: Lookup) => void;
};

export function useLookupForm({ kind, lookup, onClose, onSaved }: Options) {
  const store = useCreate(storeLookup);
  const update = useWrite(updateLookup);
  const show = useCacheLookup(kind);
  return useRecordForm({
    record: lookup,
    name: draftName(kind, lookup),
    path: '/learning/words',
    label: lookup
      ? message(lookupMessages[kind].draftLabel, { name: lookup.name })
      : lookupMessages[kind].newDraftLabel,
    blank: { name: '' },
    fieldsOf: ({ name }) => ({ name }),
    create: ({ name }) => store({ body: { kind, name } }),
    update: ({ uuid, retired }, { name }, ifMatch) =>
      update.mutateAsync({ body: { kind, uuid, name, retired }, ifMatch }),
    recordIn: (answer) => answer.lookup,
    put: show,
    onClose,
    onSaved,
  });
}

const draftName = (kind: LookupKind, lookup?: { uuid: string }) =>
  `${kind}:${lookup?.uuid ?? 'new'}`;

/** The key of the draft for a new word, or for renaming one. */
export const lookupDraftKey = (kind: LookupKind, lookup?: { uuid: string }) =>
  `form:${draftName(kind, lookup)}`;

/** Puts a word as the server answered it into the cached list. */
export function useCacheLookup(kind: LookupKind) {
  const client = useQueryClient();
  const { queryKey } = read(lookupIndex, { params: { kind } });
  return (lookup: Lookup) => {
    client.setQueryData(queryKey, (cached) => {
      if (!cached) return cached;
      const others = cached.lookups.filter(({ uuid }) => uuid !== lookup.uuid);
      return { lookups: [...others, lookup].sort(byName) };
    });
    return untilRendered();
  };
}
