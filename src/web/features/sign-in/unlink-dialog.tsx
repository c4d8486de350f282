import { type Identity, removeIdentity } from '#contract/single-sign-on/identities.ts';
import { message } from '#lib/messages/message.ts';
import { linkedLoginsMessages as texts } from '#messages/accounts/sign-in.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { placeOfPage } from '#web/patterns/late-failure/place-of-page.ts';
import { useConfirmedWrite } from '#web/patterns/late-failure/use-confirmed-write.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './sign-in.module.css';

type Props = {
  identity: Identity;
  onClose: () => void;
  /** `isOpen`: nobody has closed the dialog since. */
  onUnlinked: (isOpen: boolean) => void;
  /** It may have been unlinked. */
  onFailed: () => void;
};

/** Asks first. Whoever could not log in any more is refused, and reads why. */
export function UnlinkDialog({ identity, onClose, onUnlinked, onFailed }: Props) {
  const { uuid, provider } = identity;
  const { t } = useTranslation();
  const { name } = provider;
  const remove = useConfirmedWrite(removeIdentity, {
    name,
    place: placeOfPage('/account'),
    onDone: onUnlinked,
    onFailed,
  });

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
            busy={remove.isBusy}
            onClick={() => remove.send({ body: { uuid } })}
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
