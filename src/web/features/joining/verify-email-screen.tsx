import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { resendVerification } from '#contract/accounts/registration.ts';
import { page } from '#contract/pages/pages.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { refetchCurrentUser, useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { LogOut } from './log-out.tsx';
import styles from './verify-email.module.css';

const route = getRouteApi('/verify-email');
const { title, purpose } = page('/verify-email');

/** `changeEmail` is the way out for somebody who mistyped it. */
export function VerifyEmailScreen({ changeEmail }: { changeEmail: ReactNode }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  // The link may have been opened in another tab or browser meanwhile.
  if (user.email_verified_at)
    return <Navigate to="/dashboard" search={{ verified: '1' }} replace />;

  return (
    <GuestCard>
      <PageHeader title={title} purpose={purpose} />
      <p>
        {t(joiningMessages.itWentTo, {
          email: user.email,
          strong: (words) => <strong className={styles.address}>{words}</strong>,
        })}
      </p>
      <Resend />
      <details className={styles.other}>
        <summary>{t(joiningMessages.wrongAddress)}</summary>
        {changeEmail}
      </details>
      <LogOut />
    </GuestCard>
  );
}

function Resend() {
  // They opened a link that was no longer good.
  const isStaleLink = route.useSearch().resend !== undefined;
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    send: async () => {
      const answer = await call(resendVerification, {});
      // No words: it is verified already, which the person's record says as well.
      if (!answer) await refetchCurrentUser(client);
      return answer;
    },
  });

  return (
    <form className="guest-form" onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} />
      <LiveRegion>
        {form.answer?.status === 'verification-link-sent' && (
          <Callout tone="ok">{t(joiningMessages.linkSent)}</Callout>
        )}
        {isStaleLink && !form.isDone && form.errors.length === 0 && (
          <Callout tone="warn">{t(joiningMessages.linkNotValid)}</Callout>
        )}
      </LiveRegion>
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t(joiningMessages.resend)}
      </Button>
    </form>
  );
}
