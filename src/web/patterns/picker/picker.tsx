import { Combobox } from '@base-ui/react/combobox';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldErrorText, fieldIds } from '#web/ui/field/field-frame.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './picker.module.css';
import type { usePicker } from './use-picker.ts';

export type PickerItem = {
  uuid: string;
  name: string;
  /** Shown instead of the name: an option that is not a record. */
  label?: DisplayText;
};

export type PickerField = {
  label: DisplayText;
  hint?: DisplayText | undefined;
  /** Announced when it appears, and again when the field gets the focus. */
  error?: DisplayText | undefined;
  /** The text field. */
  ref?: Ref<HTMLInputElement> | undefined;
};

type Props<Picked extends PickerItem> = PickerField & {
  box: ReturnType<typeof usePicker>;
  groups: readonly { label: DisplayText; items: Picked[] }[];
  value: Picked | null;
  onPick: (picked: Picked) => void;
  /** What is listed was found for other letters, or nothing yet. */
  isSearching?: boolean;
  placeholder: DisplayText;
  /** Label of the button that opens the whole list. */
  showLabel: DisplayText;
  /** `PickerOptions` with the search results. */
  children: ReactNode;
};

/** Picks one record out of many by a few letters of its name. */
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
      isItemEqualToValue={(a, b) => a.uuid === b.uuid}
      autoHighlight
    >
      <PickerFrame {...props}>{box.isOpen && children}</PickerFrame>
    </Combobox.Root>
  );
}

type FrameProps = PickerField &
  Pick<Props<PickerItem>, 'box' | 'isSearching' | 'placeholder' | 'showLabel' | 'children'>;

function PickerFrame(props: FrameProps) {
  const { label, hint, error, ref, placeholder, showLabel, box, children } = props;
  const { t, words, attr } = useTranslation();
  const ids = fieldIds(undefined, useId(), { error, hint });

  /** The list below is not the library's popup, so the library doesn't see that Tab has left it. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    // To nothing: a press within the list, or outside, which the library sees.
    if (relatedTarget || !box.isOpen) box.toggle(false);
  }

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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving it closes what is open in it */}
      <div className={styles.anchor} onBlur={leave}>
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Input
            ref={ref}
            id={ids.field}
            className="field-input"
            placeholder={words(placeholder)}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => {
              if (!isEnterTooEarly(event, props)) return;
              event.preventDefault();
              event.preventBaseUIHandler();
            }}
          />
          <Combobox.Trigger className={styles.trigger} {...attr('aria-label', showLabel)}>
            <Icon name="chevron-down" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        {children}
      </div>
      {error && (
        <FieldErrorText id={ids.error} role="alert">
          {error}
        </FieldErrorText>
      )}
    </div>
  );
}

/**
 * Enter would take whoever was found for the letters before, or send the form without what was typed,
 * though nothing is chosen yet.
 */
function isEnterTooEarly(
  { key, currentTarget }: KeyboardEvent,
  { box, isSearching }: Pick<FrameProps, 'box' | 'isSearching'>,
) {
  if (key !== 'Enter' || !box.isOpen || box.typed === '') return false;
  return isSearching || !currentTarget.hasAttribute('aria-activedescendant');
}
