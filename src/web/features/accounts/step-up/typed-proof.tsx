import type { ReactNode } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import { confirmIdentity } from '#contract/factors/step-up.ts';
import { stepUpMessages as text } from '#messages/accounts/step-up.ts';
import { secondStepMessages } from '#messages/factors/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { PasswordField } from '#web/patterns/password/password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './proof-form.module.css';

type Way = 'password' | 'code' | 'recovery_code';
type Props = {
  way: Way;
  /** Buttons for what else can be done. */
  others: ReactNode;
  /** With the new recovery code, where one was used. */
  onDone: (newCode: string | undefined) => void;
};

const reasons = {
  password: text.password,
  code: text.code,
  recovery_code: text.recovery,
};

/** The password, or a code. */
export function TypedProof({ way, others, onDone }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    send: async (entered): Promise<ReplyJson<typeof confirmIdentity> | undefined> =>
      call(confirmIdentity, { body: { [way]: entered(way) } }),
    onDone: (answer) => onDone(answer?.recovery_code),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p>{t(reasons[way])}</p>
      <ErrorSummary errors={form.errors} />
      {way === 'password' ? (
        <PasswordField id="proof-password" name={way} error={form.errorOf(way)} />
      ) : (
        <CodeField way={way} error={form.errorOf(way)} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(text.confirm)}
        </Button>
        {others}
      </div>
    </form>
  );
}

type CodeProps = {
  way: 'code' | 'recovery_code';
  error: ReturnType<ReturnType<typeof useForm>['errorOf']>;
};

function CodeField({ way, error }: CodeProps) {
  const isCode = way === 'code';
  return (
    <TextField
      label={isCode ? secondStepMessages.code : secondStepMessages.recoveryCode}
      id={`proof-${way}`}
      name={way}
      {...(isCode ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : asWritten)}
      required
      autoFocus
      error={error}
    />
  );
}

const asWritten = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
