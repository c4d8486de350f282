import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { page } from '#contract/pages.ts';
import { accountsText } from '#texts/accounts.ts';
import { logIn } from '#web/platform/session.ts';
import { environment } from '#web/platform/settings.ts';
import { type Entered, useForm } from '#web/platform/use-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { resetStatus } from './reset-status.ts';

type Props = {
  reset?: string | undefined;
  signedOut: boolean;
  /** They came by a verification link that only works for whoever is logged in. */
  isVerifying: boolean;
  onLoggedIn: () => void;
};

const { title } = page('/login');

export function LoginScreen({ reset, signedOut, isVerifying, onLoggedIn }: Props) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useForm({
    send: (entered) => logIn(client, credentials(entered)),
    onDone: onLoggedIn,
  });
  // Asked once, as these words are of the language that they came in.
  const [status] = useState(() => resetStatus(reset));

  return (
    <GuestCard>
      <PageHeader title={title} />
      {status && (
        <Notice tone="ok" role="status">
          {t(status)}
        </Notice>
      )}
      {signedOut && form.errors.length === 0 && (
        <Notice tone="info" role="status">
          {t(accountsText.signedOut)}
        </Notice>
      )}
      {isVerifying && form.errors.length === 0 && (
        <Notice tone="info" role="status">
          {t(accountsText.logInToVerify)}
        </Notice>
      )}
      <ErrorSummary errors={form.errors} />
      <LoginForm form={form} />
      {environment() === 'demo' && <DemoAccounts />}
    </GuestCard>
  );
}

const credentials = (entered: Entered) => ({
  email: entered('email'),
  password: entered('password'),
  remember: entered('remember') !== '',
});
