import type { FormEventHandler, ReactNode } from 'react';
import { replayForm } from '#web/platform/forms/pre-hydration-queue.ts';

type Props = { onSubmit: FormEventHandler<HTMLFormElement>; children: ReactNode };

/**
 * A form of somebody who is not logged in. It is in the page before the script is, so that people and
 * password managers can fill it at once; what they typed and sent by then is replayed. Of itself it
 * goes nowhere, by `method="dialog"`: without the script there is no token.
 */
export function GuestForm({ onSubmit, children }: Props) {
  return (
    <form ref={replayForm} className="guest-form" method="dialog" onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}
