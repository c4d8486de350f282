import type { Lookup, LookupKind } from '#contract/lookups.ts';
import { TextField } from '#web/ui/field.tsx';
import { InlineForm } from './inline-form.tsx';
import { kinds } from './lookup-kinds.ts';
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
  const { inSentence } = kinds[kind];
  return (
    <InlineForm
      label={lookup ? `Rename ${lookup.name}` : `Add a ${inSentence}`}
      form={form}
      onClose={onClose}
      saveLabel={lookup ? 'Save' : 'Add'}
      differences={differences}
    >
      <TextField
        ref={takeFocus}
        label={lookup ? 'Name' : `New ${inSentence}`}
        id={`${kind}-${lookup?.uuid ?? 'new'}`}
        name="name"
        required
        autoComplete="off"
        value={form.fields.name}
        onChange={(event) => form.set({ name: event.target.value })}
        error={form.errorOf('name')}
        hint={lookup && lookup.pods_count > 0 && 'Every pod that has it shows the new name.'}
      />
    </InlineForm>
  );
}

const differences = (mine: { name: string }, theirs: { name: string }) => [
  { label: 'Name', mine: mine.name, theirs: theirs.name },
];

const takeFocus = (field: HTMLElement | null) => field?.focus();
