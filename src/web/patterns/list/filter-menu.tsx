import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { PartBoundary } from '#web/patterns/load-error/part-boundary.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './filter-menu.module.css';
import { activeFilters, type Filter } from './filters.ts';
import type { List } from './use-list.ts';

const FilterPanel = lazyPart(async () => (await import('./filter-panel.tsx')).FilterPanel);

type Props = {
  list: List;
  filters: readonly Filter[];
};

/** One button for all filters of a list; those that are set are on chips below it. */
export function FilterMenu({ list, filters }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const number = activeFilters(filters, list).length;
  usePrefetch(FilterPanel);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open in it
    <div className={styles.menu} onKeyDown={isOpen ? closeOnEscape : undefined}>
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {number > 0 ? t(listsMessages.filtersNumber, { number }) : t(listsMessages.filters)}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
      {isOpen && (
        <PartBoundary>
          <FilterPanel
            id={id}
            list={list}
            filters={filters}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
