import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOnline } from '#web/platform/browser/use-online.ts';
import styles from './offline-banner.module.css';

/** Always mounted: screen readers only announce what appears inside an existing live region. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!isOnline && <p className={styles.banner}>{t(shellMessages.offline)}</p>}
    </div>
  );
}
