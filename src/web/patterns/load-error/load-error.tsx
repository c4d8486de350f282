import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { NetworkError } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useServerRecovery } from '#web/platform/calls/use-server-recovery.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './load-error.module.css';

type Props = {
  /** 'We couldn’t load the pods.' */
  title: DisplayText;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** Tells why something could not be loaded. Retries by itself once the server answers again. */
export function LoadError({ title, query: { error, isFetching, refetch } }: Props) {
  const { t } = useTranslation();
  useServerRecovery(error instanceof NetworkError ? () => void refetch() : undefined);
  return (
    <Callout tone="danger" role="alert">
      <div className={styles.failed}>
        <p>
          {t(title)} {error && t(errorMessage(error))}
        </p>
        <Button onClick={() => void refetch()} busy={isFetching}>
          {t(sharedMessages.tryAgain)}
        </Button>
      </div>
    </Callout>
  );
}
