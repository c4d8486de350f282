import { type ReactNode, useId, useState } from 'react';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './filter-bar.module.css';
import { activeFilters, type Filter } from './filters.ts';
import type { List } from './use-list.ts';

type Props = {
  list: List;
  filters?: readonly Filter[];
  /** Other filters, such as a picker for an organisation. */
  children?: ReactNode;
};

/** The filters and the order of a list; on a phone behind one button. */
export function FilterBar({ list, filters = [], children }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = activeFilters(filters, list).length;
  const sorts = Object.entries(list.sorts).map(([value, label]) => ({ value, label }));
  const button = buttonLabel(filters.length > 0, sorts.length > 1);
  return (
    <div className={styles.bar}>
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(count > 0 ? message(listsMessages.filterNumber, { button, number: count }) : button)}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
      <div id={id} className={styles.fields} data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} list={list} />
        ))}
        {children}
        {sorts.length > 1 && (
          <div className={styles.sort}>
            <SelectField
              label={listsMessages.sortBy}
              value={list.params.sort}
              options={sorts}
              onChange={(event) => list.setSort(event.target.value)}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function buttonLabel(hasFilters: boolean, hasSorts: boolean): MessageDescriptor {
  if (!hasFilters) return listsMessages.sort;
  return hasSorts ? listsMessages.filterAndSort : listsMessages.filter;
}

function FilterField({ filter, list }: { filter: Filter; list: List }) {
  const { name, label, options, isDay } = filter;
  const value = list.params.filters[name] ?? '';
  const choose = (chosen: string) => list.setFilter(name, chosen);
  if (isDay) {
    return (
      <TextField
        label={label}
        type="date"
        value={value}
        onChange={(event) => choose(event.target.value)}
      />
    );
  }
  if (!options) return null;
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: listsMessages.any }, ...options]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
