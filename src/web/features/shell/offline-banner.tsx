import { useOnline } from '#web/platform/use-online.ts';
import styles from './offline-banner.module.css';

/** The region is always there: screen readers only announce what appears inside one they know. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <p className={styles.banner}>You are offline. What you type is kept on this device.</p>
      )}
    </div>
  );
}
