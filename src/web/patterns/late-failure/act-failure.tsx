import type { Translatable } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Callout } from '#web/ui/callout/callout.tsx';

type Props = {
  error: unknown;
  /** 'Not cancelled.' */
  notDone: Translatable;
  /** 'We don’t know whether it was cancelled.', where the answer was lost. */
  maybeDone: Translatable;
};

/** In the dialog that asked for an act: what became of it, and why. */
export function ActFailure({ error, notDone, maybeDone }: Props) {
  const { t } = useTranslation();
  return (
    <Callout tone="danger" role="alert">
      <strong>{t(isUnanswered(error) ? maybeDone : notDone)}</strong> {t(errorMessage(error))}
    </Callout>
  );
}
