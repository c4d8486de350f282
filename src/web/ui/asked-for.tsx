import styles from './asked-for.module.css';

/** What more is asked for, in the mentor's words; nothing where nothing was. */
export function AskedFor({ title, note }: { title: string; note: string }) {
  if (note === '') return null;
  return (
    <section className={styles.note}>
      <h3>{title}</h3>
      <p>{note}</p>
    </section>
  );
}
