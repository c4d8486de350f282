import { Link } from '@tanstack/react-router';
import { forgotPassword } from '#contract/accounts/registration.ts';
import { page } from '#contract/pages/pages.ts';
import { accountAnswersMessages } from '#messages/accounts/account-answers.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { JoiningForm } from './joining-form.tsx';
import { EmailField } from './person-fields.tsx';

const { title, purpose } = page('/forgot-password');

/** The form stays: whoever mistyped the address, or got no mail, asks once more. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const form = useForm({
    send: (entered) => call(forgotPassword, { body: { email: entered('email') } }),
  });

  return (
    <JoiningForm
      title={title}
      purpose={purpose}
      form={form}
      button={joiningMessages.emailResetLink}
      links={
        <Link to="/login" className="guest-link">
          {t(joiningMessages.backToLogIn)}
        </Link>
      }
    >
      <LiveRegion>
        {form.answer && (
          <Callout tone="ok">
            <p>{t(accountAnswersMessages.linkSent)}</p>
            <p>{t(joiningMessages.mailIsComing)}</p>
          </Callout>
        )}
      </LiveRegion>
      <EmailField errorOf={form.errorOf} />
    </JoiningForm>
  );
}
