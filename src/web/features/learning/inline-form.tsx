import type { KeyboardEvent, ReactNode } from 'react';
import type { EndpointForm } from '#web/platform/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftFound, DraftLine } from '#web/ui/draft-line.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { type Difference, TwoVersions } from '#web/ui/two-versions.tsx';
import styles from './inline-form.module.css';

type Props<Fields extends object> = {
  label: string;
  form: EndpointForm<Fields>;
  onClose: () => void;
  saveLabel?: string;
  differences: (mine: Fields, theirs: Fields) => Difference[];
  children: ReactNode;
};

/** A short form in its place in a list. Cancel keeps what was typed as a draft, as Escape does. */
export function InlineForm<Fields extends object>(props: Props<Fields>) {
  const { label, form, onClose, saveLabel = 'Save', differences, children } = props;

  /** Or the dialog around it would close. */
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <form
      aria-label={label}
      noValidate
      className={styles.form}
      onSubmit={form.submit}
      onKeyDown={leave}
    >
      <DraftFound draft={form.draft} />
      <ErrorSummary errors={form.errors} />
      {form.theirs && (
        <TwoVersions
          at={form.theirs.at}
          differences={differences(form.fields, form.theirs.fields)}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {saveLabel}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <DraftLine draft={form.draft} />
      </div>
    </form>
  );
}
