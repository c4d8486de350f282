import { useState } from 'react';
import { page } from '#contract/pages.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { environment } from '#web/platform/settings.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
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
  onLoggedIn: () => void;
};

const { title } = page('/login');

export function LoginScreen({ reset, signedOut, onLoggedIn }: Props) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const status = resetStatus(reset);
  usePageTitle(title, { error: errors.length > 0 });

  return (
    <GuestCard>
      <PageHeader title={title} />
      {status && (
        <Notice tone="ok" role="status">
          {status}
        </Notice>
      )}
      {signedOut && errors.length === 0 && (
        <Notice tone="info" role="status">
          You were signed out. Sign in to carry on; what you typed is kept.
        </Notice>
      )}
      <ErrorSummary errors={errors} />
      <LoginForm errors={errors} onErrors={setErrors} onLoggedIn={onLoggedIn} />
      {environment() === 'demo' && <DemoAccounts />}
    </GuestCard>
  );
}
