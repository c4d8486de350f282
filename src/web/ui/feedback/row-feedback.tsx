import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './row-feedback.module.css';
import type { Feedback } from './use-feedback.ts';

type Props = { feedback: Feedback | null; about: string };

/** Visible in the row; `FeedbackLiveRegion` is for screen readers. */
export function RowFeedback({ feedback, about }: Props) {
  const { t } = useTranslation();
  if (feedback?.about !== about || feedback.isAbove) return null;
  return (
    <span className={styles.message} aria-hidden="true">
      <Icon name="check" />
      {t(feedback.words)}
    </span>
  );
}

/** The polite live region of the screen, visible where no row shows the message. */
export function FeedbackLiveRegion({ feedback }: { feedback: Feedback | null }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={feedback?.isAbove ? styles.above : 'visually-hidden'}>
      {feedback?.isAbove && <Icon name="check" />}
      {feedback && t(feedback.words)}
    </p>
  );
}
