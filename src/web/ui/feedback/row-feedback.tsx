import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './row-feedback.module.css';
import type { Feedback } from './use-feedback.ts';

type Props = { said: Feedback | null; about: string };

/** In the row, for whoever looks; `SaidAloud` is for whoever listens. */
export function RowFeedback({ said, about }: Props) {
  const { t } = useTranslation();
  if (said?.about !== about || said.isAbove) return null;
  return (
    <span className={styles.said} aria-hidden="true">
      <Icon name="check" />
      {t(said.words)}
    </span>
  );
}

/** The polite live region of the screen, visible where no row shows the message. */
export function FeedbackLiveRegion({ said }: { said: Feedback | null }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={said?.isAbove ? styles.above : 'visually-hidden'}>
      {said?.isAbove && <Icon name="check" />}
      {said && t(said.words)}
    </p>
  );
}
