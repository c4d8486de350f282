import type { Reflection } from '#contract/mentoring.ts';
import { time } from '#web/platform/format.ts';
import { useWhoIsHere } from '#web/platform/use-who-is-here.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ReviewMode } from './review-mode.ts';
import styles from './review-screen.module.css';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Two may write side by side: nobody is locked out, so it is enough to know of each other. */
export function WhoIsHere({ reflection: { uuid }, mode }: Props) {
  const others = useWhoIsHere(uuid, { isHere: mode === 'reviewing' });
  if (others.length === 0) return null;
  return (
    <ul className={styles.here} aria-label="Also here">
      {others.map(({ uuid, name, since }) => (
        <li key={uuid}>
          <Icon name="edit" />
          <span>
            {name} is writing here since <time dateTime={since}>{time(since)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
