import type { ChangeEvent } from 'react';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';

type TextIn<Fields> = { [F in keyof Fields & string]: Fields[F] extends string ? F : never };

/** The fields of a form that hold a text and nothing else. */
type TextField<Fields> = TextIn<Fields>[keyof Fields & string];

/**
 * What every field of text has in common: `<TextField label={…} {...typed('name')} />`, where
 * `typed` is `typedIn(form)`. That such a field holds a string is lost on TypeScript here.
 */
export const textFieldProps =
  <Fields extends object>(form: Pick<EndpointForm<Fields>, 'fields' | 'set' | 'errorOf'>) =>
  (field: TextField<Fields>) => ({
    id: field,
    name: field,
    autoComplete: 'off',
    value: form.fields[field] as string,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      form.set({ [field]: target.value } as Partial<Fields>),
    error: form.errorOf(field),
  });
