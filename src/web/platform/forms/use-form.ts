import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { redirectsAway } from '#web/platform/calls/api-error.ts';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { type FormError, fieldErrors } from './field-errors.ts';
import { clearStashedFields, stashFields } from './stashed-fields.ts';

/** The value of a field of the form, by the field's name. */
export type GetValue = (name: string) => string;

type Options<T> = {
  send: (getValue: GetValue) => Promise<T>;
  onDone?: (answer: T, form: HTMLFormElement) => void;
};

/**
 * A form of uncontrolled fields, so that nothing but the person ever empties one. It is sent once at
 * a time; errors are shown until the next try.
 */
export function useForm<T>({ send, onDone }: Options<T>) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  useErrorTitle(errors.length > 0);

  const write = useMutation({
    mutationFn: ({ form }: Sent) => {
      const fields = new FormData(form);
      return send((name) => String(fields.get(name) ?? ''));
    },
    onMutate: () => setErrors([]),
    onSuccess: (answer, { form, path }) => {
      clearStashedFields(path);
      onDone?.(answer, form);
    },
    onError: (error, { form, path }) => {
      if (redirectsAway(error)) stashFields(form, path);
      setErrors(fieldErrors(error, form));
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!write.isPending) write.mutate({ form: event.currentTarget, path: location.pathname });
  }

  return {
    errors,
    errorOf: (name: string) => errors.find((error) => error.name === name)?.message,
    isBusy: write.isPending,
    isDone: write.isSuccess,
    answer: write.data,
    submit,
    /** Called on typing: 'Saved' would no longer be true of what the fields have now. */
    touch: () => write.isSuccess && write.reset(),
  };
}

/** `path` is the form's: when the answer comes, the browser may be on another page. */
type Sent = { form: HTMLFormElement; path: string };

export type Form = Omit<ReturnType<typeof useForm>, 'answer'>;
