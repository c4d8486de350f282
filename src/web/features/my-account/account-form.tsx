import type { ReactNode } from 'react';
import type { Form } from '#web/platform/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Saved } from '#web/ui/saved.tsx';
import styles from './account.module.css';

type Props = { form: Form; button: string; saved?: string; children: ReactNode };

export function AccountForm({ form, button, saved = 'Saved', children }: Props) {
  return (
    <form className={styles.form} onSubmit={form.submit} onInput={form.touch} noValidate>
      <ErrorSummary errors={form.errors} />
      {children}
      <div className={styles.save}>
        <Button type="submit" busy={form.isBusy}>
          {button}
        </Button>
        <Saved>{form.isDone && saved}</Saved>
      </div>
    </form>
  );
}
