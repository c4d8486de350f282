import { type Identity, removeIdentity } from '#contract/single-sign-on/identities.ts';
import { message } from '#lib/messages/message.ts';
import { linkedLoginsMessages as texts } from '#messages/accounts/sign-in.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './sign-in.module.css';

type Props = { identity: Identity; onClose: () => void; onUnlinked: () => void };

/** Asks first. Whoever could not log in any more is refused, and reads why. */
export function UnlinkDialog({ identity: { uuid, provider }, onClose, onUnlinked }: Props) {
  const { t } = useTranslation();
  const remove = useWrite(removeIdentity);
  const { name } = provider;
  return (
    <Dialog
      open
      title={message(texts.unlinkQuestion, { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ body: { uuid } }, { onSuccess: onUnlinked })}
          >
            {t(texts.unlink)}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>{t(texts.unlinkWhat, { name })}</p>
        {remove.error && (
          <Callout tone="danger" role="alert">
            {t(errorMessage(remove.error))}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
