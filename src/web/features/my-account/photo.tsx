import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { myAccountText } from '#texts/my-account.ts';
import { sharedText } from '#texts/shared.ts';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Saved } from '#web/ui/saved.tsx';
import styles from './photo.module.css';
import { photoTypes } from './photo-rule.ts';
import { usePhoto } from './use-photo.ts';

export function Photo({ user }: { user: CurrentUser }) {
  const { t } = useText();
  const photo = usePhoto();
  const drop = useDrop(photo.choose);
  const shown = photo.isRemoving ? null : (photo.preview ?? user.profile_photo);
  useErrorTitle(photo.refused !== undefined);

  return (
    <div className={`${styles.drop} ${drop.isOver ? styles.over : ''}`} {...drop.events}>
      <Avatar name={user.name} photo={shown} isLarge />
      <div className={styles.controls}>
        <p className="field-hint">{t(myAccountText.photoHint)}</p>
        <div className={styles.buttons}>
          <Choose isBusy={photo.isBusy} isFirst={!shown} onChosen={photo.choose} />
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

type ChooseProps = {
  isBusy: boolean;
  isFirst: boolean;
  onChosen: (file: File | undefined) => Promise<void>;
};

/** The browser's own control says little and cannot be styled: a button opens it. */
function Choose({ isBusy, isFirst, onChosen }: ChooseProps) {
  const { t, attr } = useText();
  const input = useRef<HTMLInputElement>(null);

  function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void onChosen(currentTarget.files?.[0]);
    // The same file may be chosen again, after it was made smaller.
    currentTarget.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        hidden
        {...attr('aria-label', myAccountText.photo)}
        onChange={chosen}
      />
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {t(isFirst ? myAccountText.choosePhoto : myAccountText.chooseAnother)}
      </Button>
    </>
  );
}

function useDrop(onDropped: (file: File | undefined) => Promise<void>) {
  const [isOver, setOver] = useState(false);
  const hold = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const events = {
    onDragEnter: hold(true),
    onDragOver: hold(true),
    onDragLeave: hold(false),
    onDrop: (event: DragEvent) => {
      hold(false)(event);
      void onDropped(event.dataTransfer.files[0]);
    },
  };
  return { isOver, events };
}
