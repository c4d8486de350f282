import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { namesShown } from '#contract/system/overview.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { overviewMessages } from '#messages/shell/overview.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import panel from '#web/patterns/panel/panel.module.css';
import { SmallButton } from '#web/ui/button/small-button.tsx';
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

/** A count linked to its list, and names of it: the first few, the others at a press. */
export function NeedsRow({ group: { total, first }, words, children, link }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const listed = useRef<HTMLSpanElement>(null);
  const names = isOpen ? first : first.slice(0, namesShown);
  const others = total - names.length;
  const more = t(overviewMessages.more, { number: others });

  function unfold() {
    flushSync(() => setOpen(true));
    // In place of the button that was pressed, which is gone.
    listed.current?.querySelectorAll('a')[namesShown]?.focus();
  }

  return (
    <li className={`${panel.row} ${styles.row}`}>
      {children(t(words, { count: total }))}
      <span ref={listed}>
        <Names names={names} link={link}>
          {others > 0 &&
            (first.length > names.length ? (
              <SmallButton onPress={unfold}>{more}</SmallButton>
            ) : (
              more
            ))}
        </Names>
      </span>
    </li>
  );
}

type NamesProps = { names: readonly Named[]; link: Props['link']; children: ReactNode };

/** 'Ana, Mere and 3 more', where the children are the '3 more'. */
function Names({ names, link = ({ name }) => name, children }: NamesProps) {
  const { t } = useTranslation();
  const [before, last] = children ? [names, undefined] : [names.slice(0, -1), names.at(-1)];
  const ending = last ? link(last) : children;
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
