import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondStep } from '#contract/accounts/second-step.ts';
import type { ReplyJson } from '#contract/endpoint.ts';
import { accountsMessages } from '#messages/accounts/accounts.ts';
import { secondStepMessages } from '#messages/accounts/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { GuestForm } from '#web/patterns/guest-form/guest-form.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { startSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { NewRecoveryCode } from './new-recovery-code.tsx';

type Props = { onDone: () => void; onLeave: () => void };
type Way = 'code' | 'recovery_code';

/** After the password: a code of the app, or a recovery code, which a new one replaces. */
export function SecondStep({ onDone, onLeave }: Props) {
  const client = useQueryClient();
  const [way, setWay] = useState<Way>('code');
  const [newCode, setNewCode] = useState<string>();
  const enter = () => void startSession(client).then(onDone);

  if (newCode !== undefined) return <NewRecoveryCode code={newCode} onSaved={enter} />;
  return (
    <CodeForm
      key={way}
      way={way}
      onOtherWay={() => setWay(way === 'code' ? 'recovery_code' : 'code')}
      onLeave={onLeave}
      onDone={(code) => (code === undefined ? enter() : setNewCode(code))}
    />
  );
}

type FormProps = {
  way: Way;
  onOtherWay: () => void;
  onLeave: () => void;
  /** With the new recovery code, where one was used. */
  onDone: (newCode: string | undefined) => void;
};

function CodeForm({ way, onOtherWay, onLeave, onDone }: FormProps) {
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
        <p className="guest-links">
          <Button variant="quiet" onClick={onOtherWay}>
            {t(isCode ? secondStepMessages.useRecovery : secondStepMessages.useApp)}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {t(secondStepMessages.startAgain)}
          </Button>
        </p>
      </GuestForm>
    </>
  );
}

const withoutHelp = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
