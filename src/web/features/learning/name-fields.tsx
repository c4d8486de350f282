import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import { typedIn } from '#web/platform/typed-in.ts';
import type { EndpointForm } from '#web/platform/use-endpoint-form.ts';
import { TextField } from '#web/ui/field.tsx';

type Names = { name: string; name_mi: string };
type Props = { form: Pick<EndpointForm<Names>, 'fields' | 'set' | 'errorOf'> };

/** What an area or a pod is called, in both languages. */
export function NameFields({ form }: Props) {
  const typed = typedIn(form);
  return (
    <>
      <TextField label={sharedText.name} required {...typed('name')} />
      <TextField
        label={learningText.nameInTeReo}
        hint={learningText.nameInTeReoHint}
        lang="mi"
        {...typed('name_mi')}
      />
    </>
  );
}
