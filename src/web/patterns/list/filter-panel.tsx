import { useEffect, useRef } from 'react';
import { message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './filter-panel.module.css';
import type { Filter } from './filters.ts';
import type { List } from './use-list.ts';

type Props = {
  id: string;
  list: List;
  filters: readonly Filter[];
  /** Closes it and returns the focus to its button. */
  onClose: () => void;
  /** Somebody went on elsewhere: the focus stays there. */
  onLeave: () => void;
};

/**
 * The filters and the order of a list. Each choice applies at once. Below its button, next in the
 * order of Tab; on a phone a sheet of its own.
 */
export function FilterPanel(props: Props) {
  return matchMedia('(width <= 47.5em)').matches ? <Sheet {...props} /> : <Below {...props} />;
}

function Below({ id, onLeave, ...fields }: Props) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    /** The button is in the panel's parent: pressing it closes the panel by itself. */
    function leave({ target }: Event) {
      const anchor = panel.current?.parentElement;
      if (target instanceof Node && target.isConnected && !anchor?.contains(target)) onLeave();
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [onLeave]);

  return (
    <div ref={panel} id={id} className={`${styles.panel} ${styles.fields}`}>
      <Fields {...fields} />
    </div>
  );
}

function Sheet({ id, onClose, ...fields }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={listsMessages.filter}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(message(listsMessages.showFound, { total: fields.list.total }))}
        </Button>
      }
    >
      <div id={id} className={styles.fields}>
        <Fields {...fields} />
      </div>
    </Dialog>
  );
}

function Fields({ list, filters }: Pick<Props, 'list' | 'filters'>) {
  const sorts = Object.entries(list.sorts).map(([value, label]) => ({ value, label }));
  return (
    <>
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} list={list} />
      ))}
      {sorts.length > 1 && (
        <SelectField
          label={listsMessages.sortBy}
          value={list.params.sort}
          options={sorts}
          onChange={(event) => list.setSort(event.target.value)}
        />
      )}
    </>
  );
}

function FilterField({ filter, list }: { filter: Filter; list: List }) {
  const { name, label, options, isDay, picks } = filter;
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
  if (picks) {
    return (
      <RecordPicker
        kind={picks.kind}
        label={picks.label ?? label}
        placeholder={listsMessages.any}
        value={picks.picked ?? null}
        onPick={({ uuid }) => choose(uuid)}
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
