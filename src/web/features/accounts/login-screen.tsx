import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { page } from '#contract/pages/pages.ts';
import { signInProviders } from '#contract/single-sign-on/sign-in.openings.ts';
import { accountsMessages } from '#messages/accounts/accounts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { type GetValue, useForm } from '#web/platform/forms/use-form.ts';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { goToIntendedPath, intendedPath } from '#web/platform/session/intended-path.ts';
import { returnPath } from '#web/platform/session/return-path.ts';
import { environment, isFirstPaint } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { type Factors, logIn } from './log-in.ts';
import { LoginForm } from './login-form.tsx';
import { ProviderLogin } from './provider-login.tsx';
import { resetStatus } from './reset-status.ts';

const route = getRouteApi('/guests/login');
const { title } = page('/login');

/** Only for browsers that have passkeys. */
const PasskeyLogin = lazyPart(async () => (await import('./passkey-login.tsx')).PasskeyLogin);

/** Only for those who come back from a provider. */
const SignInOutcome = lazyPart(async () => (await import('./sign-in-outcome.tsx')).SignInOutcome);

/** Only for those who have a second factor. */
const SecondStep = lazyPart(async () => (await import('./second-step.tsx')).SecondStep);

export function LoginScreen() {
  const { reset, to, signed_out: signedOut, sign_in: outcome } = route.useSearch();
  const navigate = route.useNavigate();
  const { t } = useTranslation();
  const client = useQueryClient();
  const [factors, setFactors] = useState<Factors>();
  const enter = () => {
    // A login by a provider waits to be linked to the account that they have just shown to be theirs.
    if (outcome === 'not-linked') {
      return void navigate({ to: '/link-login', search: { to }, replace: true });
    }
    if (!goToIntendedPath()) void navigate({ href: returnPath(to), replace: true });
  };
  const form = useForm({
    send: (entered) => logIn(client, credentials(entered)),
    onDone: (asked) => (asked ? setFactors(asked) : enter()),
  });
  const { isPending } = useQuery(read(signInProviders, {}));
  // They opened a verification link, which works only once they are logged in.
  const isVerifying = intendedPath() !== undefined;
  // Computed once: its words are in the language that the page was opened in.
  const [status] = useState(() => resetStatus(reset));

  if (factors) {
    return (
      <GuestCard>
        <PageHeader title={title} />
        <Suspense>
          <SecondStep factors={factors} onDone={enter} onLeave={() => setFactors(undefined)} />
        </Suspense>
      </GuestCard>
    );
  }
  return (
    <GuestCard>
      <PageHeader title={title} />
      {status && (
        <Callout tone="ok" role="status">
          {t(status)}
        </Callout>
      )}
      {outcome !== undefined && form.errors.length === 0 && (
        <Suspense>
          <SignInOutcome outcome={outcome} onSecondStep={setFactors} onDone={enter} />
        </Suspense>
      )}
      {signedOut !== undefined && form.errors.length === 0 && (
        <Callout tone="info" role="status">
          {t(accountsMessages.signedOut)}
        </Callout>
      )}
      {isVerifying && form.errors.length === 0 && (
        <Callout tone="info" role="status">
          {t(accountsMessages.logInToVerify)}
        </Callout>
      )}
      <ErrorSummary errors={form.errors} />
      <LoginForm form={form} />
      <ProviderLogin to={to} />
      {/* Not before it is known what stands above it: a button must not move under the finger. */}
      {hasPasskeys() && !isPending && (
        <Suspense>
          <PasskeyLogin onDone={enter} />
        </Suspense>
      )}
      {environment() === 'demo' && <DemoAccounts />}
    </GuestCard>
  );
}

const hasPasskeys = () => !isFirstPaint && 'PublicKeyCredential' in window;

const credentials = (entered: GetValue) => ({
  email: entered('email'),
  password: entered('password'),
  remember: entered('remember') !== '',
});
