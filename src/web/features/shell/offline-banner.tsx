import { shellText } from '#texts/shell.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './offline-banner.module.css';

/** The region is always there: screen readers only announce what appears inside one they know. */
export function OfflineBanner() {
  const { t } = useText();
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!isOnline && <p className={styles.banner}>{t(shellText.offline)}</p>}
    </div>
  );
}
