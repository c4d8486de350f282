import { message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './saved-line.module.css';
import type { SavedTexts } from './use-saved-texts.ts';

/** Above the list, since the saved text may be gone from its rows. */
export function SavedLine({ texts: { saved, undo } }: { texts: SavedTexts }) {
  const { t } = useTranslation();
  const [press, isBusy] = useOneAtATime(undo);
  const undoable = saved?.undo;
  return (
    <div className={styles.line} data-saved={saved ? true : undefined}>
      <p role="status">
        {saved && (
          <>
            <Icon name={saved.problem ? 'warning' : 'check'} />
            {t(saved.message)} {saved.problem && t(saved.problem)}
          </>
        )}
      </p>
      {undoable && (
        <SmallButton
          onPress={() => void press(undoable)}
          label={message(sharedMessages.actOn, {
            act: sharedMessages.undo,
            name: undoable.before.key,
          })}
          busy={isBusy}
        >
          {t(sharedMessages.undo)}
        </SmallButton>
      )}
    </div>
  );
}
