import type { RefObject } from 'react';
import { message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { AccessibleLabel } from '#web/ui/accessible-label/accessible-label.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './filter-chips.module.css';
import { activeFilters, type Filter } from './filters.ts';
import type { List } from './use-list.ts';

type Props = { list: List; filters: readonly Filter[]; after: RefObject<HTMLElement | null> };

/** What narrows the list, each with the way to be rid of it; the focus goes on to the count. */
export function FilterChips({ list, filters, after }: Props) {
  const { t } = useTranslation();
  const narrowed = useHiddenLabel(listsMessages.narrowedTo);
  const active = activeFilters(filters, list);
  if (active.length === 0) return null;

  function remove(name: string) {
    after.current?.focus();
    list.setFilter(name, undefined);
  }

  function removeAll() {
    after.current?.focus();
    list.clearFilters();
  }

  return (
    <>
      {narrowed.words}
      <ul className={styles.chips} aria-labelledby={narrowed.id}>
        {active.map(({ name, words }) => (
          <li key={name}>
            <button type="button" className={styles.chip} onClick={() => remove(name)}>
              <AccessibleLabel name={message(listsMessages.remove, { filter: words })}>
                {t(words)}
              </AccessibleLabel>
              <Icon name="close" />
            </button>
          </li>
        ))}
        <li>
          <SmallButton onPress={removeAll}>{t(listsMessages.clearAll)}</SmallButton>
        </li>
      </ul>
    </>
  );
}
