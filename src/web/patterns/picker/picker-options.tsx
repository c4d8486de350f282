import { Combobox } from '@base-ui/react/combobox';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './picker.module.css';
import type { PickerItem } from './picker.tsx';

type Props<Picked extends PickerItem> = {
  /** The label of the list: 'Learners'. */
  name: DisplayText;
  isBusy: boolean;
  /** How many there are, or why there are none. */
  status: DisplayText;
  /** A second line, where names alone do not tell records apart. */
  lineOf?: (item: Picked) => ReactNode;
};

/**
 * The list below the picker. Not the library's popup, which hides everything else on the page from
 * screen readers while it is open.
 */
export function PickerOptions<Picked extends PickerItem>(props: Props<Picked>) {
  const { name, isBusy, status, lineOf } = props;
  const { t, words } = useTranslation();
  const list = useHiddenLabel(name);
  const popup = useRef<HTMLDivElement>(null);
  // On a phone the keyboard leaves little of the screen, and what is found would be behind it.
  useEffect(() => {
    if (!isBusy) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isBusy]);
  return (
    <div ref={popup} className={styles.popup} aria-busy={isBusy || undefined}>
      <Combobox.Status className={styles.status}>{t(status)}</Combobox.Status>
      {list.words}
      <Combobox.List className={styles.list} aria-labelledby={list.id}>
        {(group: { label: DisplayText; items: Picked[] }) => (
          <Combobox.Group key={words(group.label)} items={group.items}>
            {group.label && (
              <Combobox.GroupLabel className={styles.label}>{t(group.label)}</Combobox.GroupLabel>
            )}
            <Combobox.Collection>
              {(item: Picked) => (
                <Combobox.Item key={item.uuid} value={item} className={styles.option}>
                  <span>
                    {item.label ? t(item.label) : item.name}
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
