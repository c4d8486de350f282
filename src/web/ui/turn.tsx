import { Status } from './status.tsx';
import styles from './turn.module.css';

export type TurnWords = { tone: 'ok' | 'warn' | 'muted'; label: string; since: string };

/** One sentence, the first words of which stand out. */
export function Turn({ words: { tone, label, since } }: { words: TurnWords }) {
  return (
    <span className={styles.turn}>
      <Status tone={tone}>{label}</Status> <span className={styles.since}>{since}</span>
    </span>
  );
}
