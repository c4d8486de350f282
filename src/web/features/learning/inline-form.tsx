import type { KeyboardEvent, ReactNode } from 'react';
import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import type { EndpointForm } from '#web/platform/use-endpoint-form.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DraftFound, DraftLine } from '#web/ui/draft-line.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { type Difference, TwoVersions } from '#web/ui/two-versions.tsx';
import styles from './inline-form.module.css';

type Props<Fields extends object> = {
  label: Words;
  form: EndpointForm<Fields>;
  onClose: () => void;
  saveLabel?: Words;
  differences: (mine: Fields, theirs: Fields) => Difference[];
  children: ReactNode;
};

/** A short form in its place in a list. Cancel keeps what was typed as a draft, as Escape does. */
export function InlineForm<Fields extends object>(props: Props<Fields>) {
  const { label, form, onClose, saveLabel = sharedText.save } = props;
  const { differences, children } = props;
  const { t } = useText();
  const name = useName(label);

  /** Or the dialog around it would close. */
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <form
      aria-labelledby={name.id}
      noValidate
      className={styles.form}
      onSubmit={form.submit}
      onKeyDown={leave}
    >
      {name.words}
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
          {t(saveLabel)}
        </Button>
        <Button onClick={onClose}>{t(sharedText.cancel)}</Button>
        <DraftLine draft={form.draft} />
      </div>
    </form>
  );
}
