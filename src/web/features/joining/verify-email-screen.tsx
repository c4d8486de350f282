import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from '#contract/pages.ts';
import { resendVerification } from '#contract/registration.ts';
import { joiningMessages } from '#messages/joining.ts';
import { call } from '#web/platform/call.ts';
import { refetchCurrentUser, useCurrentUser } from '#web/platform/session.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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
