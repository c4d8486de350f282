import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { GuestForm } from '#web/patterns/guest-form/guest-form.tsx';
import type { Form } from '#web/platform/forms/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';

type Props = {
  title: DisplayText;
  purpose: DisplayText;
  form: Form;
  button: DisplayText;
  children: ReactNode;
  /** The link that led here was used or is too old: there is nothing wrong with what was typed. */
  isLinkOver?: boolean;
  /** Where else one may have wanted to go. */
  links?: ReactNode;
  /** Other ways to do it, below the form. */
  after?: ReactNode;
};

/** The card of every screen on the way to an account. */
export function JoiningForm(props: Props) {
  const { title, purpose, form, button, children, isLinkOver, links, after } = props;
  const { t } = useTranslation();
  return (
    <GuestCard>
      <PageHeader title={title} purpose={purpose} />
      <ErrorSummary
        errors={form.errors}
        title={isLinkOver ? joiningMessages.linkIsOver : undefined}
      />
      <GuestForm onSubmit={form.submit}>
        {children}
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(button)}
        </Button>
        {links && <p className="guest-links">{links}</p>}
      </GuestForm>
      {after}
    </GuestCard>
  );
}
