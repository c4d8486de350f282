import { VerifyEmailScreen } from '#web/features/joining/verify-email-screen.tsx';
import { EmailForm } from '#web/features/my-account/email-form.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';

/** The way out for somebody who mistyped their e-mail is the form of their account. */
export function VerifyEmailPage() {
  return <VerifyEmailScreen changeEmail={<EmailForm user={useCurrentUser()} />} />;
}
