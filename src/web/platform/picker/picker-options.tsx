import { Combobox } from '@base-ui/react/combobox';
import type { Words } from '#texts/text.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './picker.module.css';
import type { Item } from './picker.tsx';

type Props<Picked extends Item> = {
  /** Of the list: 'Learners'. */
  name: Words;
  isBusy: boolean;
  /** How many there are, or why there are none. */
  status: Words;
  /** Under the name, where names alone do not tell who is who. */
  lineOf?: (item: Picked) => string;
};

/**
 * The list under the picker. It stands in the page, not in the library's popup: that one hides
 * everything else from screen readers while it is open.
 */
export function PickerOptions<Picked extends Item>(props: Props<Picked>) {
  const { name, isBusy, status, lineOf } = props;
  const { t, words } = useText();
  const list = useName(name);
  return (
    <div className={styles.popup} aria-busy={isBusy || undefined}>
      <Combobox.Status className={styles.status}>{t(status)}</Combobox.Status>
      {list.words}
      <Combobox.List className={styles.list} aria-labelledby={list.id}>
        {(group: { label: Words; items: Picked[] }) => (
          <Combobox.Group key={words(group.label)} items={group.items}>
            {group.label && (
              <Combobox.GroupLabel className={styles.label}>{t(group.label)}</Combobox.GroupLabel>
            )}
            <Combobox.Collection>
              {(item: Picked) => (
                <Combobox.Item key={item.uuid} value={item} className={styles.option}>
                  <span>
                    {item.name}
                    {lineOf && <small className={styles.line}>{lineOf(item)}</small>}
                  </span>
                  <Combobox.ItemIndicator>
                    <Icon name="check" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.Collection>
          </Combobox.Group>
        )}
      </Combobox.List>
    </div>
  );
}
