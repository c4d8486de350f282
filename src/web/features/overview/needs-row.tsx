import { Fragment, type ReactNode } from 'react';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { overviewMessages } from '#messages/shell/overview.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import panel from '#web/patterns/panel/panel.module.css';
import styles from './overview.module.css';

type Named = { uuid: string; name: string };

type Props = {
  group: { total: number; first: readonly Named[] };
  words: MessageDescriptor<'count'>;
  /** Wraps the text in a link to the list that was counted. */
  children: (text: ReactNode) => ReactNode;
  /** One of the first few, as a link to where it is put right. */
  link?: ((named: Named) => ReactNode) | undefined;
};

/** A count linked to its list, and the first few names of it. */
export function NeedsRow({ group: { total, first }, words, children, link }: Props) {
  const { t } = useTranslation();
  return (
    <li className={`${panel.row} ${styles.row}`}>
      {children(t(words, { count: total }))}
      <span>
        <Names names={first} others={total - first.length} link={link} />
      </span>
    </li>
  );
}

type NamesProps = { names: readonly Named[]; others: number; link: Props['link'] };

/** 'Ana, Mere and 3 more' */
function Names({ names, others, link = ({ name }) => name }: NamesProps) {
  const { t } = useTranslation();
  const [before, last] = others > 0 ? [names, undefined] : [names.slice(0, -1), names.at(-1)];
  const ending = last ? link(last) : t(overviewMessages.more, { number: others });
  if (names.length === 0) return null;
  if (before.length === 0) return ending;
  const listed = before.map((named, index) => (
    <Fragment key={named.uuid}>
      {index > 0 && ', '}
      {link(named)}
    </Fragment>
  ));
  return t(overviewMessages.namesAnd, { names: listed, last: ending });
}
