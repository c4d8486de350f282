import { getRouteApi, Link } from '@tanstack/react-router';
import { finishFactorReset } from '#contract/factor-resets/factor-resets.ts';
import { page } from '#contract/pages/pages.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { factorResetsMessages as texts } from '#messages/factors/factor-resets.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { PasswordField } from '#web/patterns/password/password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';

const route = getRouteApi('/two-step-login/$token');
const { title } = page('/two-step-login/$token');

/** Opening the link changes nothing: mail scanners do that, too. */
export function ResetScreen() {
  const { t } = useTranslation();
  const { token } = route.useParams();
  const form = useForm({
    send: (entered) => call(finishFactorReset, { body: { token, password: entered('password') } }),
  });
  return (
    <GuestCard>
      <PageHeader title={title} purpose={form.isDone ? '' : texts.finishTitle} />
      {form.isDone ? (
        <>
          <Callout tone="ok" role="status">
            {t(texts.finished)}
          </Callout>
          <Link to="/login" className="button button-primary">
            {t(texts.logIn)}
          </Link>
        </>
      ) : (
        <form className="guest-form" onSubmit={form.submit} noValidate>
          <p>{t(texts.finishWhat)}</p>
          <ErrorSummary
            errors={form.errors}
            title={form.errorOf('token') ? joiningMessages.linkIsOver : undefined}
          />
          <PasswordField id="reset-password" name="password" error={form.errorOf('password')} />
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t(texts.finish)}
          </Button>
          <p className="field-hint">
            {t(texts.choosePassword, {
              forgot: (words) => <Link to="/forgot-password">{words}</Link>,
            })}
          </p>
        </form>
      )}
    </GuestCard>
  );
}
