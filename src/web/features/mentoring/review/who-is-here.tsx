import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useWhoIsHere } from '#web/features/mentoring/review/use-who-is-here.ts';
import { formatTime } from '#web/i18n/format.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { ReviewMode } from './review-mode.ts';
import styles from './who-is-here.module.css';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Who else is reviewing this. Nobody is locked out; it is enough to know of each other. */
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
