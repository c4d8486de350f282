import type { MouseEvent, ReactNode } from 'react';
import { controlsText } from '#texts/controls.ts';
import { say, type Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';
import type { IconName } from './sprite.tsx';

type Props = {
  page: number;
  lastPage: number;
  total: number;
  onPage: (page: number) => void;
  /** Somebody points at it, or comes to it by keyboard. */
  onIntent?: (page: number) => void;
  /** The address of a page. With it the pages are links, to be opened elsewhere too. */
  href?: (page: number) => string;
};

export function Pager(props: Props) {
  const { page, lastPage, total } = props;
  const { t, attr } = useText();
  const numbers = around(page, lastPage);
  return (
    <nav className={styles.pager} {...attr('aria-label', controlsText.pages)}>
      <p className={styles.count}>
        {t(controlsText.totalAndPage, { total, page, last: lastPage })}
      </p>
      {lastPage > 1 && (
        <ul>
          <Step {...props} to={1} name={controlsText.firstPage} icon="first" />
          <Step {...props} to={page - 1} name={controlsText.previousPage} icon="chevron-left" />
          {numbers.map((number) => (
            <li key={number}>
              <Go {...props} to={number} name={say(controlsText.page, { number })}>
                {number}
              </Go>
            </li>
          ))}
          <Step {...props} to={page + 1} name={controlsText.nextPage} icon="chevron-right" />
          <Step {...props} to={lastPage} name={controlsText.lastPage} icon="last" />
        </ul>
      )}
    </nav>
  );
}

/** Two either side of the current one. */
function around(page: number, lastPage: number): number[] {
  const first = Math.max(1, page - 2);
  const last = Math.min(lastPage, page + 2);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

type StepProps = Props & { to: number; name: Words };

function Step({ icon, ...props }: StepProps & { icon: IconName }) {
  return (
    <li>
      <Go {...props}>
        <Icon name={icon} />
      </Go>
    </li>
  );
}

/** What leads nowhere stays where it is, so that the others never move under the finger. */
function Go(props: StepProps & Children) {
  const { page, lastPage, to, name, onPage, onIntent, href, children } = props;
  const { attr } = useText();
  const isCurrent = to === page && children === to;
  const leadsNowhere = !isCurrent && (to === page || to < 1 || to > lastPage);

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!leadsNowhere && !isCurrent) onPage(to);
  }

  const hint = () => {
    if (!leadsNowhere && !isCurrent) onIntent?.(to);
  };

  const shared = {
    ...attr('aria-label', name),
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': leadsNowhere || undefined,
    className: styles.go,
    onClick: press,
    onPointerEnter: hint,
    onFocus: hint,
  };
  if (href && !leadsNowhere) {
    return (
      <a href={href(to)} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...shared}>
      {children}
    </button>
  );
}

type Children = { children: ReactNode };
