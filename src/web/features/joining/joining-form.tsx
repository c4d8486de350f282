import type { ReactNode } from 'react';
import { resumeTyping } from '#web/platform/before-react.ts';
import type { Form } from '#web/platform/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type Props = {
  title: string;
  purpose: string;
  form: Form;
  button: string;
  children: ReactNode;
  /** Where else one may have wanted to go. */
  links?: ReactNode;
};

/** The card of every screen on the way to an account. */
export function JoiningForm({ title, purpose, form, button, children, links }: Props) {
  return (
    <GuestCard>
      <PageHeader title={title} purpose={purpose} />
      <ErrorSummary errors={form.errors} />
      <form ref={resumeTyping} className="guest-form" onSubmit={form.submit} noValidate>
        {children}
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {button}
        </Button>
        {links && <p className="guest-links">{links}</p>}
      </form>
    </GuestCard>
  );
}
