import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './turn-status.module.css';

export type TurnLabel = { tone: 'ok' | 'warn' | 'muted'; label: DisplayText; since: DisplayText };

/** One sentence, the first words of which stand out. */
export function TurnStatus({ words: { tone, label, since } }: { words: TurnLabel }) {
  const { t } = useTranslation();
  return (
    <span className={styles.turn}>
      <Status tone={tone}>{t(label)}</Status> <span className={styles.since}>{t(since)}</span>
    </span>
  );
}
