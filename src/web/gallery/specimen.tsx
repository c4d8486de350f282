import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export type Specimen = {
  /** The components it shows, by name; a test holds that none of `ui` is missing. */
  components: Readonly<Record<string, unknown>>;
  /** When to use it, and what to try with it. */
  note?: string;
  states: Readonly<Record<string, ReactNode>>;
};

export type GallerySection = { title: string; specimens: readonly Specimen[] };

export function SpecimenView({ specimen: { components, note, states } }: { specimen: Specimen }) {
  const [first = '', ...others] = Object.keys(components);
  return (
    <section className={styles.specimen} aria-labelledby={first}>
      <h3 id={first}>
        {first}
        {others.length > 0 && <small>, {others.join(', ')}</small>}
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.states}>
        {Object.entries(states).map(([state, example]) => (
          <figure key={state}>
            <figcaption>{state}</figcaption>
            {example}
          </figure>
        ))}
      </div>
    </section>
  );
}
