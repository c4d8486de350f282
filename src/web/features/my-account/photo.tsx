import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { useFileDrop } from '#web/ui/file-drop/use-file-drop.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './photo.module.css';
import { photoTypes } from './photo-rule.ts';
import { usePhoto } from './use-photo.ts';

export function Photo({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const photo = usePhoto();
  const chooseFirst = ([file]: readonly File[]) => void photo.choose(file);
  const drop = useFileDrop(chooseFirst);
  const current = photo.isRemoving ? null : (photo.preview ?? user.profile_photo);
  useErrorTitle(photo.problem !== undefined);

  return (
    <div className={`${styles.drop} ${drop.isOver ? styles.over : ''}`} {...drop.events}>
      <Avatar name={user.name} photo={current} isLarge />
      <div className={styles.controls}>
        <p className="field-hint">{t(myAccountMessages.photoHint)}</p>
        <div className={styles.buttons}>
          <FileButton
            label={myAccountMessages.photo}
            accept={photoTypes}
            busy={photo.isBusy}
            onFiles={chooseFirst}
          >
            {t(current ? myAccountMessages.chooseAnother : myAccountMessages.choosePhoto)}
          </FileButton>
          {user.profile_photo && !photo.preview && (
            <Button variant="quiet" busy={photo.isRemoving} onClick={photo.remove}>
              {t(myAccountMessages.removePhoto)}
            </Button>
          )}
          {photo.retry && (
            <Button variant="quiet" onClick={photo.retry}>
              {t(sharedMessages.tryAgain)}
            </Button>
          )}
          <SavedTick>{photo.doneMessage}</SavedTick>
        </div>
        <LiveRegion>
          {photo.isBusy && !photo.isRemoving && <span>{t(myAccountMessages.uploading)}</span>}
        </LiveRegion>
        {photo.problem && <FieldErrorText role="alert">{photo.problem}</FieldErrorText>}
      </div>
    </div>
  );
}
