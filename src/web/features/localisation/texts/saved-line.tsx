import { message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './saved-line.module.css';
import type { SavedTexts } from './use-saved-texts.ts';

/** Above the list, since what was saved need not be among the rows any more. */
export function SavedLine({ texts: { saved, undo } }: { texts: SavedTexts }) {
  const { t } = useTranslation();
  const before = saved?.undo;
  return (
    <div className={styles.line} data-said={saved ? true : undefined}>
      <p role="status">
        {saved && (
          <>
            <Icon name={saved.problem ? 'warning' : 'check'} />
            {t(saved.says)} {saved.problem && t(saved.problem)}
          </>
        )}
      </p>
      {before && (
        <SmallButton
          onPress={() => undo(before)}
          label={message(sharedMessages.actOn, {
            act: sharedMessages.undo,
            name: before.before.key,
          })}
        >
          {t(sharedMessages.undo)}
        </SmallButton>
      )}
    </div>
  );
}
