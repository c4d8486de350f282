import { Link } from '@tanstack/react-router';
import { page } from '#contract/pages.ts';
import { forgotPassword } from '#contract/registration.ts';
import { call } from '#web/platform/call.ts';
import { useForm } from '#web/platform/use-form.ts';
import { Announcement } from '#web/ui/announcement.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { JoiningForm } from './joining-form.tsx';
import { EmailField } from './person-fields.tsx';

const { title, purpose } = page('/forgot-password');

/** The form stays: whoever mistyped the address, or got no mail, asks once more. */
export function ForgotPasswordScreen() {
  const form = useForm({
    send: (entered) => call(forgotPassword, { body: { email: entered('email') } }),
  });

  return (
    <JoiningForm
      title={title}
      purpose={purpose}
      form={form}
      button="Email Password Reset Link"
      links={
        <Link to="/login" className="guest-link">
          Back to log in
        </Link>
      }
    >
      <Announcement>
        {form.answer && (
          <Notice tone="ok">
            <p>{form.answer.status}</p>
            <p>
              If there is an account with that address, the mail is there within minutes. The link
              is good for an hour.
            </p>
          </Notice>
        )}
      </Announcement>
      <EmailField errorOf={form.errorOf} />
    </JoiningForm>
  );
}
