import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { resetPassword } from '#contract/accounts/registration.ts';
import { page } from '#contract/pages/pages.ts';
import { message } from '#lib/messages/message.ts';
import { accountAnswersMessages } from '#messages/accounts/account-answers.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { resetTokenMessages } from '#messages/accounts/reset-token.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { NewPassword } from '#web/patterns/password/new-password.tsx';
import { call } from '#web/platform/calls/call.ts';
import { stashFields } from '#web/platform/forms/stashed-fields.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { appName } from '#web/settings.ts';
import { JoiningForm } from './joining-form.tsx';
import { EmailField } from './person-fields.tsx';

const InvitationProviders = lazyPart(
  async () => (await import('./invitation-providers.tsx')).InvitationProviders,
);

const route = getRouteApi('/guests/password-reset/$token');
const { title, purpose } = page('/password-reset/$token');

/** Opening the link changes nothing: mail scanners do that, too. */
export function ResetPasswordScreen() {
  const { t, words } = useTranslation();
  const { token } = route.useParams();
  const { email, invitation } = route.useSearch();
  // Somebody else opened the account: this is the first password.
  const isInvitation = invitation !== undefined;
  const navigate = route.useNavigate();
  const form = useForm({
    send: (entered) =>
      call(resetPassword, {
        body: {
          token,
          email: entered('email'),
          password: entered('password'),
          password_confirmation: entered('password_confirmation'),
        },
      }),
    // The login shows what the server answered; nothing was reset for whoever had no password.
    onDone: ({ status }, fields) => {
      stashFields(fields, '/login');
      const done = isInvitation ? words(accountAnswersMessages.passwordSet) : status;
      void navigate({ to: '/login', search: { reset: base64(done) }, replace: true });
    },
  });
  // The token has no field on the screen, so the API says it of the email, in one sentence (api.md).
  const refused = form.errorOf('email') ?? '';
  const isLinkOver = words(refused) === words(resetTokenMessages.resetToken);
  const welcome = message(joiningMessages.welcome, { app: appName() });

  return (
    <JoiningForm
      title={title}
      purpose={isInvitation ? welcome : purpose}
      form={form}
      button={isInvitation ? joiningMessages.setPassword : joiningMessages.resetPassword}
      isLinkOver={isLinkOver}
      after={
        isInvitation &&
        email && (
          <Suspense>
            <InvitationProviders email={email} token={token} />
          </Suspense>
        )
      }
      links={
        <Link to="/forgot-password" className="guest-link">
          {t(joiningMessages.linkTooOld)}
        </Link>
      }
    >
      <EmailField errorOf={form.errorOf} fromLink={email} />
      <NewPassword errorOf={form.errorOf} />
    </JoiningForm>
  );
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
