import type { ApiToken, endAnyToken, endToken } from '#contract/api-tokens/api-tokens.ts';
import { message } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useConfirmedWrite } from '#web/patterns/late-failure/use-confirmed-write.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './api-tokens.module.css';

type Props = {
  token: Pick<ApiToken, 'uuid' | 'name'>;
  by: typeof endToken | typeof endAnyToken;
  onClose: () => void;
  /** `isOpen`: nobody has closed the dialog since. */
  onEnded: (isOpen: boolean) => void;
  /** It may have been ended. */
  onFailed: () => void;
  /** The page with the list that this asks over. */
  place: DraftLocation;
};

/** Asks first, because what uses the token stops working. */
export function EndDialog({ token: { uuid, name }, by, place, ...props }: Props) {
  const { onClose, onEnded, onFailed } = props;
  const { t } = useTranslation();
  const end = useConfirmedWrite(by, { name, place, onDone: onEnded, onFailed });

  return (
    <Dialog
      open
      title={message(apiTokensMessages.endQuestion, { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          <Button variant="danger" busy={end.isBusy} onClick={() => end.send({ body: { uuid } })}>
            {t(apiTokensMessages.end)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t(apiTokensMessages.endWhat)}</p>
        {end.error && (
          <Callout tone="danger" role="alert">
            {t(errorMessage(end.error))}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
