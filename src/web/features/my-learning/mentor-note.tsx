import styles from './mentor-note.module.css';

/** What more is asked for, in the mentor's words. */
export function MentorNote({ note, mentor }: { note: string; mentor: string | undefined }) {
  if (note === '') return null;
  return (
    <section className={styles.note}>
      <h3>{mentor ?? 'Your mentor'} asks for more</h3>
      <p>{note}</p>
    </section>
  );
}
