import type { ChangeEvent } from 'react';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';

type TextFields<Fields> = { [F in keyof Fields & string]: Fields[F] extends string ? F : never };

/** The names of the fields of a form that are texts. */
type TextFieldName<Fields> = TextFields<Fields>[keyof Fields & string];

/**
 * The props that connect a `TextField` to a field of the form:
 *
 *     const textProps = textFieldProps(form);
 *     <TextField label={…} {...textProps('name')} />
 *
 * The field has an id of its own, as another form may be open over this one. The casts are needed because TypeScript does not infer that such a field is a string.
 */
export const textFieldProps =
  <Fields extends object>(form: Pick<EndpointForm<Fields>, 'fields' | 'set' | 'errorOf'>) =>
  (field: TextFieldName<Fields>) => ({
    name: field,
    autoComplete: 'off',
    value: form.fields[field] as string,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      form.set({ [field]: target.value } as Partial<Fields>),
    error: form.errorOf(field),
  });
