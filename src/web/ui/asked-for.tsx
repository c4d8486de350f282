import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './asked-for.module.css';

/** What more is asked for, in the mentor's words; nothing where nothing was. */
export function AskedFor({ title, note }: { title: Words; note: string }) {
  const { t } = useText();
  if (note === '') return null;
  return (
    <section className={styles.note}>
      <h3>{t(title)}</h3>
      <p>{note}</p>
    </section>
  );
}
