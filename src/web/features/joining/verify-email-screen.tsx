import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from '#contract/pages.ts';
import { resendVerification } from '#contract/registration.ts';
import { joiningText } from '#texts/joining.ts';
import { call } from '#web/platform/call.ts';
import { askWhoIsLoggedIn, useCurrentUser } from '#web/platform/session.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LogOut } from './log-out.tsx';
import styles from './verify-email.module.css';

const { title, purpose } = page('/verify-email');

type Props = {
  /** They opened a link that was no longer good. */
  isStaleLink: boolean;
  /** The way out for somebody who mistyped it. */
  changeEmail: ReactNode;
};

export function VerifyEmailScreen({ isStaleLink, changeEmail }: Props) {
  const { t } = useText();
  const user = useCurrentUser();
  // The link may have been opened in another tab or browser meanwhile.
  if (user.email_verified_at)
    return <Navigate to="/dashboard" search={{ verified: '1' }} replace />;

  return (
    <GuestCard>
      <PageHeader title={title} purpose={purpose} />
      <p>
        {t(joiningText.itWentTo, {
          email: user.email,
          strong: (words) => <strong className={styles.address}>{words}</strong>,
        })}
      </p>
      <Resend isStaleLink={isStaleLink} />
      <details className={styles.other}>
        <summary>{t(joiningText.wrongAddress)}</summary>
        {changeEmail}
      </details>
      <LogOut />
    </GuestCard>
  );
}

function Resend({ isStaleLink }: Pick<Props, 'isStaleLink'>) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useForm({
    send: async () => {
      const answer = await call(resendVerification, {});
      // No words: it is verified already, which the person's record says as well.
      if (!answer) await askWhoIsLoggedIn(client);
      return answer;
    },
  });

  return (
    <form className="guest-form" onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} />
      <Announcement>
        {form.answer?.status === 'verification-link-sent' && (
          <Notice tone="ok">{t(joiningText.linkSent)}</Notice>
        )}
        {isStaleLink && !form.isDone && form.errors.length === 0 && (
          <Notice tone="warn">{t(joiningText.linkNotValid)}</Notice>
        )}
      </Announcement>
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t(joiningText.resend)}
      </Button>
    </form>
  );
}
