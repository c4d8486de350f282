import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './status-message.module.css';

/** The polite live region of a screen; it stays mounted across steps. */
export function StatusMessage({ words }: { words: DisplayText }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.message}>
      {words && <Icon name="check" />}
      {t(words)}
    </p>
  );
}
