import type { Lookup, LookupKind } from '#contract/lookups.ts';
import { learningWordsText } from '#texts/learning-words.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
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
  const { add, isNew } = kinds[kind];
  return (
    <InlineForm
      label={lookup ? say(learningWordsText.renameWord, { word: lookup.name }) : add}
      form={form}
      onClose={onClose}
      saveLabel={lookup ? sharedText.save : sharedText.add}
      differences={differences}
    >
      <TextField
        ref={takeFocus}
        label={lookup ? sharedText.name : isNew}
        id={`${kind}-${lookup?.uuid ?? 'new'}`}
        name="name"
        required
        autoComplete="off"
        value={form.fields.name}
        onChange={(event) => form.set({ name: event.target.value })}
        error={form.errorOf('name')}
        hint={lookup && lookup.pods_count > 0 && learningWordsText.everyPodShowsIt}
      />
    </InlineForm>
  );
}

const differences = (mine: { name: string }, theirs: { name: string }) => [
  { label: sharedText.name, mine: mine.name, theirs: theirs.name },
];

const takeFocus = (field: HTMLElement | null) => field?.focus();
