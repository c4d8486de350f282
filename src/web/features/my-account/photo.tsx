import type { CurrentUser } from '#contract/accounts.ts';
import { myAccountText } from '#texts/my-account.ts';
import { sharedText } from '#texts/shared.ts';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useFileDrop } from '#web/platform/use-file-drop.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Saved } from '#web/ui/saved.tsx';
import styles from './photo.module.css';
import { photoTypes } from './photo-rule.ts';
import { usePhoto } from './use-photo.ts';

export function Photo({ user }: { user: CurrentUser }) {
  const { t } = useText();
  const photo = usePhoto();
  const chooseFirst = ([file]: readonly File[]) => void photo.choose(file);
  const drop = useFileDrop(chooseFirst);
  const shown = photo.isRemoving ? null : (photo.preview ?? user.profile_photo);
  useErrorTitle(photo.refused !== undefined);

  return (
    <div className={`${styles.drop} ${drop.isOver ? styles.over : ''}`} {...drop.events}>
      <Avatar name={user.name} photo={shown} isLarge />
      <div className={styles.controls}>
        <p className="field-hint">{t(myAccountText.photoHint)}</p>
        <div className={styles.buttons}>
          <FileButton
            label={myAccountText.photo}
            accept={photoTypes}
            busy={photo.isBusy}
            onFiles={chooseFirst}
          >
            {t(shown ? myAccountText.chooseAnother : myAccountText.choosePhoto)}
          </FileButton>
          {user.profile_photo && !photo.preview && (
            <Button variant="quiet" busy={photo.isRemoving} onClick={photo.remove}>
              {t(myAccountText.removePhoto)}
            </Button>
          )}
          {photo.again && (
            <Button variant="quiet" onClick={photo.again}>
              {t(sharedText.tryAgain)}
            </Button>
          )}
          <Saved>{photo.done}</Saved>
        </div>
        <Announcement>
          {photo.isBusy && !photo.isRemoving && <span>{t(myAccountText.uploading)}</span>}
        </Announcement>
        {photo.refused && (
          <p role="alert" className="field-error">
            <Icon name="warning" />
            {t(photo.refused)}
          </p>
        )}
      </div>
    </div>
  );
}
