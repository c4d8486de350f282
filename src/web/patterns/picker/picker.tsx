import { Combobox } from '@base-ui/react/combobox';
import { type ReactNode, type Ref, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { fieldIds } from '#web/ui/field/field-frame.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './picker.module.css';
import type { usePicker } from './use-picker.ts';

export type PickerItem = { uuid: string; name: string };

export type PickerField = {
  label: DisplayText;
  hint?: DisplayText | undefined;
  /** Said at once, and again to whoever comes back to the field. */
  error?: DisplayText | undefined;
  /** The field to type in, once it is there. */
  ref?: Ref<HTMLInputElement> | undefined;
};

type Props<Picked extends PickerItem> = PickerField & {
  box: ReturnType<typeof usePicker>;
  groups: readonly { label: DisplayText; items: Picked[] }[];
  value: Picked | null;
  onPick: (picked: Picked) => void;
  placeholder: DisplayText;
  /** Of the button that opens the whole list. */
  showLabel: DisplayText;
  /** What was found: `PickerOptions`. */
  children: ReactNode;
};

/** One record out of many, found by a few letters; what was found hangs below the field. */
export function Picker<Picked extends PickerItem>(props: Props<Picked>) {
  const { box, groups, value, onPick, children } = props;
  return (
    <Combobox.Root<Picked>
      items={groups}
      filter={null}
      value={value}
      onValueChange={(picked) => {
        box.forget();
        if (picked) onPick(picked);
      }}
      inputValue={box.isTyped ? box.typed : (value?.name ?? '')}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') box.type(text);
      }}
      open={box.isOpen}
      onOpenChange={box.toggle}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.uuid === other.uuid}
      autoHighlight
    >
      <PickerFrame {...props}>{box.isOpen && children}</PickerFrame>
    </Combobox.Root>
  );
}

type FrameProps = PickerField & {
  placeholder: DisplayText;
  showLabel: DisplayText;
  children: ReactNode;
};

function PickerFrame({ label, hint, error, ref, placeholder, showLabel, children }: FrameProps) {
  const { t, words, attr } = useTranslation();
  const ids = fieldIds(undefined, useId(), { error, hint });
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="field-label" htmlFor={ids.field}>
        {t(label)}
      </label>
      {hint && (
        <p className="field-hint" id={ids.hint}>
          {t(hint)}
        </p>
      )}
      <div className={styles.anchor}>
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Input
            ref={ref}
            id={ids.field}
            className="field-input"
            placeholder={words(placeholder)}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Combobox.Trigger className={styles.trigger} {...attr('aria-label', showLabel)}>
            <Icon name="chevron-down" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        {children}
      </div>
      {error && (
        <p className="field-error" id={ids.error} role="alert">
          <Icon name="warning" />
          {t(error)}
        </p>
      )}
    </div>
  );
}
