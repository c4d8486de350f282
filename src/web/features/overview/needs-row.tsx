import type { ReactNode } from 'react';
import styles from './overview.module.css';

type Group = { total: number; first: readonly { uuid: string; name: string }[] };

type Props = {
  group: Group;
  /** For one, and for several. */
  words: readonly [string, string];
  /** The link to the list behind it, around the text. */
  children: (text: string) => ReactNode;
};

/** How many, who comes first, and the way to all of them. */
export function NeedsRow({ group: { total, first }, words: [one, several], children }: Props) {
  return (
    <li className={styles.row}>
      {children(`${total.toLocaleString('en-NZ')} ${total === 1 ? one : several}`)}
      <span>{namesOf(first, total)}</span>
    </li>
  );
}

const list = new Intl.ListFormat('en-NZ', { type: 'conjunction' });

function namesOf(first: Group['first'], total: number): string {
  const names = first.map(({ name }) => name);
  const others = total - names.length;
  return list.format(others > 0 ? [...names, `${others.toLocaleString('en-NZ')} more`] : names);
}
