import type { RefObject } from 'react';
import { listsText } from '#texts/lists.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './filter-chips.module.css';
import { activeFilters, type Filter } from './filters.ts';
import type { List } from './use-list.ts';

type Props = { list: List; filters: readonly Filter[]; after: RefObject<HTMLElement | null> };

/** What narrows the list, each with the way to be rid of it; the focus goes on to the count. */
export function FilterChips({ list, filters, after }: Props) {
  const { t, attr } = useText();
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
    <ul className={styles.chips} {...attr('aria-label', listsText.narrowedTo)}>
      {active.map(({ name, words }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            {...attr('aria-label', say(listsText.remove, { filter: words }))}
            onClick={() => remove(name)}
          >
            {t(words)}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <SmallButton onPress={removeAll}>{t(listsText.clearAll)}</SmallButton>
      </li>
    </ul>
  );
}
