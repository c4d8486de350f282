import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Status } from './status.tsx';
import styles from './turn.module.css';

export type TurnWords = { tone: 'ok' | 'warn' | 'muted'; label: Words; since: Words };

/** One sentence, the first words of which stand out. */
export function Turn({ words: { tone, label, since } }: { words: TurnWords }) {
  const { t } = useText();
  return (
    <span className={styles.turn}>
      <Status tone={tone}>{t(label)}</Status> <span className={styles.since}>{t(since)}</span>
    </span>
  );
}
