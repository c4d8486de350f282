import type { ComponentProps, ReactNode } from 'react';
import styles from './rows.module.css';

/** Things one below the other, each with what is known of it and what can be done to it. */
export function Rows(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...props} className={styles.rows} />;
}

/** Its facts, and beside them, where there is room, the buttons. */
export function Row({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}

type FactsProps = { name: ReactNode; as?: 'h2'; children: ReactNode };

/** What is known of it: its name first. */
export function RowFacts({ name, as, children }: FactsProps) {
  return (
    <div className={styles.facts}>
      <RowName as={as}>{name}</RowName>
      {children}
    </div>
  );
}

type NameProps = Omit<ComponentProps<'h3'>, 'className'> & { as?: 'h2' | 'h3' | undefined };

/** A name, and the state that it is in. */
export function RowName({ as, ...props }: NameProps) {
  const Element = as ?? 'p';
  return <Element {...props} className={styles.name} />;
}

/** What is less important than the name. */
export function RowDetails({ children }: { children: ReactNode }) {
  return <p className={styles.details}>{children}</p>;
}
