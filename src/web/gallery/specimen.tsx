import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export type Specimen = {
  /** What it shows, by name: the page is complete when every component of `ui` is among these. */
  components: Readonly<Record<string, unknown>>;
  /** When to take it, and what to try with it. */
  note?: string;
  states: Readonly<Record<string, ReactNode>>;
};

/** A group of the page. */
export type Shelf = { title: string; specimens: readonly Specimen[] };

export function ShownSpecimen({ specimen: { components, note, states } }: { specimen: Specimen }) {
  const [first = '', ...others] = Object.keys(components);
  return (
    <section className={styles.specimen} aria-labelledby={first}>
      <h3 id={first}>
        {first}
        {others.length > 0 && <small>, {others.join(', ')}</small>}
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.states}>
        {Object.entries(states).map(([state, shown]) => (
          <figure key={state}>
            <figcaption>{state}</figcaption>
            {shown}
          </figure>
        ))}
      </div>
    </section>
  );
}
