import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { type Difference, RecordConflict } from '#web/ui/conflict/record-conflict.tsx';
import { DraftRestored } from '#web/ui/draft-status/draft-status.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import styles from './record-form.module.css';

type Props<Fields extends object> = {
  /** For a button that stands elsewhere. */
  id?: string;
  form: EndpointForm<Fields>;
  /** The values of both versions, field by field, as people read them. */
  differences: (mine: Fields, theirs: Fields) => Difference[];
  children: ReactNode;
};

/** The form of a record: its draft, its errors, and the choice where somebody else saved first. */
export function RecordForm<Fields extends object>(props: Props<Fields>) {
  const { id, form, differences, children } = props;
  const element = useRef<HTMLFormElement>(null);

  function keepMine() {
    flushSync(form.keepMine);
    element.current?.requestSubmit();
  }

  return (
    <form
      id={id}
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={submitUnlessConflict(form)}
    >
      <DraftRestored draft={form.draft} />
      <ErrorSummary errors={form.errors} />
      {form.theirs && (
        <RecordConflict
          at={form.theirs.at}
          differences={differences(form.fields, form.theirs.fields)}
          onKeepMine={keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {children}
    </form>
  );
}

/** During a conflict, Save moves the focus to the choice between the two versions. */
function submitUnlessConflict<Fields extends object>(form: EndpointForm<Fields>) {
  return (event: FormEvent<HTMLFormElement>) => {
    if (!form.theirs) return form.submit(event);
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-open-question]')?.focus();
  };
}
