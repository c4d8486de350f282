import type { Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { time } from '#web/platform/format.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { useWhoIsHere } from '#web/platform/use-who-is-here.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ReviewMode } from './review-mode.ts';
import styles from './who-is-here.module.css';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Two may write side by side: nobody is locked out, so it is enough to know of each other. */
export function WhoIsHere({ reflection: { uuid }, mode }: Props) {
  const { t } = useText();
  const list = useName(reviewingText.alsoHere);
  const others = useWhoIsHere(uuid, { isHere: mode === 'reviewing' });
  if (others.length === 0) return null;
  return (
    <>
      {list.words}
      <ul className={styles.here} aria-labelledby={list.id}>
        {others.map(({ uuid, name, since }) => (
          <li key={uuid}>
            <Icon name="edit" />
            <span>
              {t(reviewingText.isWriting, {
                name,
                at: <time dateTime={since}>{t(time(since))}</time>,
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
