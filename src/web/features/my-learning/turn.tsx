import { Status } from '#web/ui/status.tsx';
import styles from './turn.module.css';
import type { TurnWords } from './turn-words.ts';

/** One sentence, the first words of which stand out. */
export function Turn({ words: { tone, label, since } }: { words: TurnWords }) {
  return (
    <span className={styles.turn}>
      <Status tone={tone}>{label}</Status> <span className={styles.since}>{since}</span>
    </span>
  );
}
