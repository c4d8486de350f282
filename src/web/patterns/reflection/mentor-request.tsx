import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './mentor-request.module.css';

/** What the mentor asks for, in their words; renders nothing if there is no request. */
export function MentorRequest({ title, note }: { title: DisplayText; note: string }) {
  const { t } = useTranslation();
  if (note === '') return null;
  return (
    <section className={styles.note}>
      <h3>{t(title)}</h3>
      <p>{note}</p>
    </section>
  );
}
