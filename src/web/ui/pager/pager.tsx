import type { MouseEvent } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { pagerMessages } from '#messages/shared/pager.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-sprite.tsx';
import styles from './pager.module.css';

type Props = {
  page: number;
  lastPage: number;
  /** How many there are on all pages: `31 found`. */
  found: DisplayText;
  onPage: (page: number) => void;
  /** When the pointer or the focus is on a page's button. */
  onIntent?: (page: number) => void;
  /** The address of a page. With it the pages are links, which can be opened in a new tab. */
  href?: (page: number) => string;
};

export function Pager(props: Props) {
  const { page, lastPage, found } = props;
  const { t } = useTranslation();
  const name = useHiddenLabel(pagerMessages.pages);
  const numbers = nearbyPages(page, lastPage);
  return (
    <nav className={styles.pager} aria-labelledby={name.id}>
      {name.words}
      <p className={styles.count}>{t(listsMessages.withPage, { found, page, last: lastPage })}</p>
      {lastPage > 1 && (
        <ul>
          <Step {...props} to={1} name={pagerMessages.firstPage} icon="first" />
          <Step {...props} to={page - 1} name={pagerMessages.previousPage} icon="chevron-left" />
          {numbers.map((number) => (
            <li key={number}>
              <PageButton {...props} to={number} name={message(pagerMessages.page, { number })} />
            </li>
          ))}
          <Step {...props} to={page + 1} name={pagerMessages.nextPage} icon="chevron-right" />
          <Step {...props} to={lastPage} name={pagerMessages.lastPage} icon="last" />
        </ul>
      )}
    </nav>
  );
}

/** The current page and two on either side. */
function nearbyPages(page: number, lastPage: number): number[] {
  const first = Math.max(1, page - 2);
  const last = Math.min(lastPage, page + 2);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

type PageButtonProps = Props & {
  to: number;
  name: DisplayText;
  /** Instead of the number. */
  icon?: IconName;
};

const Step = (props: PageButtonProps) => (
  <li>
    <PageButton {...props} />
  </li>
);

/** A disabled link keeps its place, so that the others do not move. */
function PageButton(props: PageButtonProps) {
  const { page, lastPage, to, name, icon, onPage, onIntent, href } = props;
  const { t, attr } = useTranslation();
  const isCurrent = to === page && !icon;
  const isDisabled = !isCurrent && (to === page || to < 1 || to > lastPage);

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isDisabled && !isCurrent) onPage(to);
  }

  const handleIntent = () => {
    if (!isDisabled && !isCurrent) onIntent?.(to);
  };

  const shared = {
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
    className: styles.go,
    onClick: handleClick,
    onPointerEnter: handleIntent,
    onFocus: handleIntent,
  };
  if (href && !isDisabled) {
    return (
      <a href={href(to)} {...shared} {...attr('aria-label', name)}>
        {icon ? <Icon name={icon} /> : t(to)}
      </a>
    );
  }
  return (
    <button type="button" {...shared} {...attr('aria-label', name)}>
      {icon ? <Icon name={icon} /> : t(to)}
    </button>
  );
}
