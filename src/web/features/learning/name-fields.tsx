import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { textFieldProps } from '#web/patterns/record-form/text-field-props.ts';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';

type Names = { name: string; name_mi: string };
type Props = { form: Pick<EndpointForm<Names>, 'fields' | 'set' | 'errorOf'> };

/** The names of an area or a pod in both languages. */
export function NameFields({ form }: Props) {
  const propsOf = textFieldProps(form);
  return (
    <>
      <TextField label={sharedMessages.name} required {...propsOf('name')} />
      <TextField
        label={learningMessages.nameInTeReo}
        hint={learningMessages.nameInTeReoHint}
        lang="mi"
        {...propsOf('name_mi')}
      />
    </>
  );
}
