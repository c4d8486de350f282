import type { ReactNode } from 'react';
import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import type { Form } from '#web/platform/use-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DraftLine, type KeptDraft } from '#web/ui/draft-line.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Saved } from '#web/ui/saved.tsx';
import styles from './account.module.css';

type Props = {
  form: Form;
  /** Of its field of text, where it has one. */
  draft?: KeptDraft;
  button: Words;
  saved?: Words;
  children: ReactNode;
};

export function AccountForm(props: Props) {
  const { form, draft, button, saved = sharedText.saved, children } = props;
  const { t } = useText();
  return (
    <form className={styles.form} onSubmit={form.submit} onInput={form.touch} noValidate>
      <ErrorSummary errors={form.errors} />
      {children}
      <div className={styles.save}>
        <Button type="submit" busy={form.isBusy}>
          {t(button)}
        </Button>
        <Saved>{form.isDone && saved}</Saved>
        {draft && <DraftLine draft={draft} />}
      </div>
    </form>
  );
}
