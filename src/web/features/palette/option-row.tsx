import type { MouseEvent } from 'react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { PaletteOption, PaletteRow } from './option.ts';
import styles from './palette.module.css';

type Props = {
  row: PaletteRow;
  isChosen: boolean;
  onPoint: () => void;
  onTake: () => void;
};

/** A real link where it leads somewhere, so that a new tab is a middle press away. */
export function OptionRow({ row: { id, option }, isChosen, onPoint, onTake }: Props) {
  const given = {
    id,
    role: 'option',
    'aria-selected': isChosen,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
    // The focus stays in the field, where the keys are heard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onTake();
  }

  return 'href' in option ? (
    <a {...given} href={option.href} onClick={follow}>
      <Contents option={option} />
    </a>
  ) : (
    <button {...given} type="button" onClick={onTake}>
      <Contents option={option} />
    </button>
  );
}

function Contents({ option: { icon, title, line = '' } }: { option: PaletteOption }) {
  const { t, words } = useTranslation();
  const saysMore = line !== '' && !words(title).includes(words(line));
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span>{t(title)}</span>
        {saysMore && <small>{t(line)}</small>}
      </span>
    </>
  );
}
