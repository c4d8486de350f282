import type { MouseEvent } from 'react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { PaletteOption, PaletteRow } from './option.ts';
import styles from './palette.module.css';

type Props = {
  row: PaletteRow;
  isActive: boolean;
  onPoint: () => void;
  onSelect: () => void;
};

/** Destinations are real links, so that a middle click opens them in a new tab. */
export function OptionRow({ row: { id, option }, isActive, onPoint, onSelect }: Props) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
    // Keeps the focus in the text field, which handles the keys.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect();
  }

  return 'href' in option ? (
    <a {...shared} href={option.href} onClick={follow}>
      <Contents option={option} />
    </a>
  ) : (
    <button {...shared} type="button" onClick={onSelect}>
      <Contents option={option} />
    </button>
  );
}

function Contents({ option: { icon, title, detail = '' } }: { option: PaletteOption }) {
  const { t, words } = useTranslation();
  const hasDetail = detail !== '' && !words(title).includes(words(detail));
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span>{t(title)}</span>
        {hasDetail && <small>{t(detail)}</small>}
      </span>
    </>
  );
}
