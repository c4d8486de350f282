import type { Reflection } from '#contract/mentoring.ts';
import { reviewingMessages } from '#messages/reviewing.ts';
import { formatTime } from '#web/platform/format.ts';
import { useHiddenLabel } from '#web/platform/use-hidden-label.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { useWhoIsHere } from '#web/platform/use-who-is-here.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ReviewMode } from './review-mode.ts';
import styles from './who-is-here.module.css';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Two may write side by side: nobody is locked out, so it is enough to know of each other. */
export function WhoIsHere({ reflection: { uuid }, mode }: Props) {
  const { t } = useTranslation();
  const list = useHiddenLabel(reviewingMessages.alsoHere);
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
              {t(reviewingMessages.isWriting, {
                name,
                at: <time dateTime={since}>{t(formatTime(since))}</time>,
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
