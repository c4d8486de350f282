import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './saved-tick.module.css';

/** Beside the button that saved. */
export function SavedTick({ children }: { children: DisplayText | false | undefined }) {
  const { t } = useTranslation();
  return (
    <LiveRegion>
      {children && (
        <span className={styles.saved}>
          <Icon name="check" />
          {t(children)}
        </span>
      )}
    </LiveRegion>
  );
}
