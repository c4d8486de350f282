import type { RefObject } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './filter-chips.module.css';
import { activeFilters, type Filter } from './filters.ts';
import type { List } from './use-list.ts';

type Props = { list: List; filters: readonly Filter[]; after: RefObject<HTMLElement | null> };

/** What narrows the list, each with the way to be rid of it; the focus goes on to the count. */
export function FilterChips({ list, filters, after }: Props) {
  const active = activeFilters(filters, list);
  if (active.length === 0) return null;

  function remove(name: string) {
    after.current?.focus();
    list.narrow(name, undefined);
  }

  function removeAll() {
    after.current?.focus();
    list.widen();
  }

  return (
    <ul className={styles.chips} aria-label="Narrowed to">
      {active.map(({ name, words }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${words}`}
            onClick={() => remove(name)}
          >
            {words}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <SmallButton onPress={removeAll}>Clear all</SmallButton>
      </li>
    </ul>
  );
}
