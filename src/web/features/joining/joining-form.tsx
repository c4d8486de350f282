import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { replayForm } from '#web/platform/forms/pre-hydration-queue.ts';
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
  /** Where else one may have wanted to go. */
  links?: ReactNode;
};

/** The card of every screen on the way to an account. */
export function JoiningForm({ title, purpose, form, button, children, links }: Props) {
  const { t } = useTranslation();
  return (
    <GuestCard>
      <PageHeader title={title} purpose={purpose} />
      <ErrorSummary errors={form.errors} />
      <form ref={replayForm} className="guest-form" onSubmit={form.submit} noValidate>
        {children}
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(button)}
        </Button>
        {links && <p className="guest-links">{links}</p>}
      </form>
    </GuestCard>
  );
}
