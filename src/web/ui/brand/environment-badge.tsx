import { environment } from '#web/settings.ts';
import styles from './environment-badge.module.css';

/** Tells an installation where mistakes are cheap from the one where they are not. */
export function EnvironmentBadge() {
  const where = environment();
  if (!where || where === 'production') return null;
  return <p className={styles.environment}>{where}</p>;
}
