import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import { secondStep } from '#contract/factors/second-step.ts';
import { accountsMessages } from '#messages/accounts/accounts.ts';
import { secondStepMessages } from '#messages/factors/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { GuestForm } from '#web/patterns/guest-form/guest-form.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { startSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { Factors } from './log-in.ts';
import styles from './login.module.css';
import { NewRecoveryCode } from './new-recovery-code.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { type Way, waysWith } from './ways.ts';

type Props = { factors: Factors; onDone: () => void; onLeave: () => void };

/** After the password: a passkey, a code of the app, or a recovery code, which a new one replaces. */
export function SecondStep({ factors, onDone, onLeave }: Props) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const [newCode, setNewCode] = useState<string>();
  const ways = waysWith(factors);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery_code');
  const enter = () => void startSession(client).then(onDone);

  if (newCode !== undefined) return <NewRecoveryCode code={newCode} onSaved={enter} />;
  return (
    <>
      {way === 'passkey' ? (
        <PasskeyStep onDone={enter} />
      ) : (
        <CodeForm
          key={way}
          way={way}
          onDone={(code) => (code === undefined ? enter() : setNewCode(code))}
        />
      )}
      <div className={styles.ways}>
        <OtherWays ways={ways} chosen={way} onChoose={setWay} />
        <Button variant="quiet" onClick={onLeave}>
          {t(secondStepMessages.startAgain)}
        </Button>
      </div>
    </>
  );
}

type FormProps = {
  way: Exclude<Way, 'passkey'>;
  /** With the new recovery code, where one was used. */
  onDone: (newCode: string | undefined) => void;
};

function CodeForm({ way, onDone }: FormProps) {
  const { t } = useTranslation();
  const form = useForm({
    send: async (entered): Promise<ReplyJson<typeof secondStep> | undefined> =>
      call(secondStep, { body: { [way]: entered(way) } }),
    onDone: (answer) => onDone(answer?.recovery_code),
  });
  const isCode = way === 'code';
  return (
    <>
      <p>{t(isCode ? secondStepMessages.enterCode : secondStepMessages.enterRecovery)}</p>
      <ErrorSummary errors={form.errors} />
      <GuestForm onSubmit={form.submit}>
        <TextField
          label={isCode ? secondStepMessages.code : secondStepMessages.recoveryCode}
          id={way}
          name={way}
          {...(isCode ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : withoutHelp)}
          required
          autoFocus
          error={form.errorOf(way)}
        />
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(accountsMessages.logIn)}
        </Button>
      </GuestForm>
    </>
  );
}

const withoutHelp = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
