import type { Lookup, LookupKind } from '#contract/learning/lookups.ts';
import { message } from '#lib/messages/message.ts';
import { learningWordsMessages } from '#messages/learning/learning-words.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { InlineForm } from '#web/features/learning/inline-form.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { lookupMessages } from './lookup-messages.ts';
import { useLookupForm } from './use-lookup-form.ts';

type Props = {
  kind: LookupKind;
  lookup: Lookup | undefined;
  onClose: () => void;
  onSaved: (lookup: Lookup) => void;
};

export function LookupForm(props: Props) {
  const { kind, lookup, onClose } = props;
  const form = useLookupForm(props);
  const { add, newLabel } = lookupMessages[kind];
  return (
    <InlineForm
      label={lookup ? message(learningWordsMessages.renameWord, { word: lookup.name }) : add}
      form={form}
      onClose={onClose}
      saveLabel={lookup ? sharedMessages.save : sharedMessages.add}
      differences={differences}
    >
      <TextField
        ref={focusOn}
        label={lookup ? sharedMessages.name : newLabel}
        id={`${kind}-${lookup?.uuid ?? 'new'}`}
        name="name"
        required
        autoComplete="off"
        value={form.fields.name}
        onChange={(event) => form.set({ name: event.target.value })}
        error={form.errorOf('name')}
        hint={lookup && lookup.pods_count > 0 && learningWordsMessages.everyPodShowsIt}
      />
    </InlineForm>
  );
}

const differences = (mine: { name: string }, theirs: { name: string }) => [
  { label: sharedMessages.name, mine: mine.name, theirs: theirs.name },
];
