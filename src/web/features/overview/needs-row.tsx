import type { ReactNode } from 'react';
import { overviewText } from '#texts/overview.ts';
import { say, type Text, type Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './overview.module.css';

type Group = { total: number; first: readonly { uuid: string; name: string }[] };

type Props = {
  group: Group;
  words: Text<'count'>;
  /** The link to the list behind it, around the text. */
  children: (text: ReactNode) => ReactNode;
};

/** How many, who comes first, and the way to all of them. */
export function NeedsRow({ group: { total, first }, words, children }: Props) {
  const { t } = useText();
  return (
    <li className={styles.row}>
      {children(t(words, { count: total }))}
      <span>{t(namesOf(first, total))}</span>
    </li>
  );
}

/** 'Ana, Mere and 3 more' */
function namesOf(first: Group['first'], total: number): Words {
  const names = first.map(({ name }) => name);
  const others = total - names.length;
  const last = others > 0 ? say(overviewText.more, { number: others }) : names.pop();
  if (last === undefined || names.length === 0) return last ?? '';
  return say(overviewText.namesAnd, { names: names.join(', '), last });
}
