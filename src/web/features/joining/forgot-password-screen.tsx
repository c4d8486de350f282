import { Link } from '@tanstack/react-router';
import { page } from '#contract/pages.ts';
import { forgotPassword } from '#contract/registration.ts';
import { accountAnswersMessages } from '#messages/account-answers.ts';
import { joiningMessages } from '#messages/joining.ts';
import { call } from '#web/platform/call.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
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
