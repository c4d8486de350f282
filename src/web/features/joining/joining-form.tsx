import type { ReactNode } from 'react';
import type { DisplayText } from '#messages/message.ts';
import { replayForm } from '#web/platform/pre-hydration-queue.ts';
import type { Form } from '#web/platform/use-form.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

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
