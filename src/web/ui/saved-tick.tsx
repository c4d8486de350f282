import type { DisplayText } from '#messages/message.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Icon } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
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
