import { Link } from '@tanstack/react-router';
import { page } from '#contract/pages.ts';
import { forgotPassword } from '#contract/registration.ts';
import { accountAnswersText } from '#texts/account-answers.ts';
import { joiningText } from '#texts/joining.ts';
import { call } from '#web/platform/call.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { JoiningForm } from './joining-form.tsx';
import { EmailField } from './person-fields.tsx';

const { title, purpose } = page('/forgot-password');

/** The form stays: whoever mistyped the address, or got no mail, asks once more. */
export function ForgotPasswordScreen() {
  const { t } = useText();
  const form = useForm({
    send: (entered) => call(forgotPassword, { body: { email: entered('email') } }),
  });

  return (
    <JoiningForm
      title={title}
      purpose={purpose}
      form={form}
      button={joiningText.emailResetLink}
      links={
        <Link to="/login" className="guest-link">
          {t(joiningText.backToLogIn)}
        </Link>
      }
    >
      <Announcement>
        {form.answer && (
          <Notice tone="ok">
            <p>{t(accountAnswersText.linkSent)}</p>
            <p>{t(joiningText.mailIsComing)}</p>
          </Notice>
        )}
      </Announcement>
      <EmailField errorOf={form.errorOf} />
    </JoiningForm>
  );
}
