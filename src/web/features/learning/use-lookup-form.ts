import { useQueryClient } from '@tanstack/react-query';
import {
  type Lookup,
  type LookupKind,
  lookupIndex,
  storeLookup,
  updateLookup,
} from '#contract/lookups.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { read, useWrite } from '#web/platform/endpoint-query.ts';
import { untilRendered } from '#web/platform/until-rendered.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { byName } from './area-cache.ts';
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
  return useEndpointForm({
    name: draftOf(kind, lookup),
    place: {
      path: '/learning/words',
      label: lookup
        ? message(lookupMessages[kind].named, { name: lookup.name })
        : lookupMessages[kind].newDraft,
      about: sharedMessages.notSavedYet,
    },
    saved: lookup ? savedOf({ lookup }) : blank,
    send: ({ name }: { name: string }, ifMatch) =>
      lookup
        ? update.mutateAsync({
            body: { kind, uuid: lookup.uuid, name, retired: lookup.retired },
            ifMatch,
          })
        : store.mutateAsync({ body: { kind, name } }),
    savedOf,
    show: (answer) => show(answer.lookup),
    onSaved: (answer) => (answer ? onSaved(answer.lookup) : onClose()),
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

const savedOf = ({ lookup }: { lookup: Lookup }) => ({
  fields: { name: lookup.name },
  at: lookup.updated_at,
});

const blank = { fields: { name: '' }, at: null };
