import type { ReactNode } from 'react';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { overviewMessages } from '#messages/shell/overview.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './overview.module.css';

type Group = { total: number; first: readonly { uuid: string; name: string }[] };

type Props = {
  group: Group;
  words: MessageDescriptor<'count'>;
  /** The link to the list behind it, around the text. */
  children: (text: ReactNode) => ReactNode;
};

/** How many, who comes first, and the way to all of them. */
export function NeedsRow({ group: { total, first }, words, children }: Props) {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      {children(t(words, { count: total }))}
      <span>{t(namesOf(first, total))}</span>
    </li>
  );
}

/** 'Ana, Mere and 3 more' */
function namesOf(first: Group['first'], total: number): DisplayText {
  const names = first.map(({ name }) => name);
  const others = total - names.length;
  const last = others > 0 ? message(overviewMessages.more, { number: others }) : names.pop();
  if (last === undefined || names.length === 0) return last ?? '';
  return message(overviewMessages.namesAnd, { names: names.join(', '), last });
}
