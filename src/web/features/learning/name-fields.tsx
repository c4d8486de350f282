import { learningMessages } from '#messages/learning.ts';
import { sharedMessages } from '#messages/shared.ts';
import { textFieldProps } from '#web/platform/text-field-props.ts';
import type { EndpointForm } from '#web/platform/use-endpoint-form.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Names = { name: string; name_mi: string };
type Props = { form: Pick<EndpointForm<Names>, 'fields' | 'set' | 'errorOf'> };

/** What an area or a pod is called, in both languages. */
export function NameFields({ form }: Props) {
  const typed = textFieldProps(form);
  return (
    <>
      <TextField label={sharedMessages.name} required {...typed('name')} />
      <TextField
        label={learningMessages.nameInTeReo}
        hint={learningMessages.nameInTeReoHint}
        lang="mi"
        {...typed('name_mi')}
      />
    </>
  );
}
