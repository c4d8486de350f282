import { message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './saved-line.module.css';
import type { SavedTexts } from './use-saved-texts.ts';

/** Above the list, since the saved text may be gone from its rows. */
export function SavedLine({ texts: { saved, undo } }: { texts: SavedTexts }) {
  const { t } = useTranslation();
  const undoable = saved?.undo;
  return (
    <div className={styles.line} data-saved={saved ? true : undefined}>
      <SavedTick>{!saved?.problem && saved?.message}</SavedTick>
      <LiveRegion>
        {saved?.problem && (
          <p>
            <Icon name="warning" />
            {t(saved.message)} {t(saved.problem)}
          </p>
        )}
      </LiveRegion>
      {undoable && (
        <SmallButton
          onPress={() => undo(undoable)}
          label={message(sharedMessages.actOn, {
            act: sharedMessages.undo,
            name: undoable.before.key,
          })}
        >
          {t(sharedMessages.undo)}
        </SmallButton>
      )}
    </div>
  );
}
