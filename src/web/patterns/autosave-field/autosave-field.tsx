import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { maxLength } from '#contract/fields/max-length.ts';
import { storedCharacters } from '#contract/fields/typed-text.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { AutosaveConflict } from './autosave-conflict.tsx';
import styles from './autosave-field.module.css';
import { AutosaveStatus } from './autosave-status.tsx';
import { OtherDeviceConflict, OtherDevicePrompt } from './other-device.tsx';
import type { AutosaveFieldState } from './use-autosave-field.ts';
import type { OtherDeviceDraft } from './use-server-draft.ts';

type Props = {
  /** The box itself, for what types into it. */
  ref?: RefObject<HTMLTextAreaElement | null>;
  text: AutosaveFieldState;
  /** A draft of the same text that the person typed on another device. */
  elsewhere?: OtherDeviceDraft | null;
  label: DisplayText;
  hint?: DisplayText | ReactNode;
  blank?: DisplayText;
  isShort?: boolean;
  /** Called when somebody leaves the box. */
  onLeave?: () => void;
  /** Instead of `AutosaveStatus`. */
  foot?: ReactNode;
};

/** A text box with its save status below; if there is a conflict, both texts in its place. */
export function AutosaveField(props: Props) {
  const { text, elsewhere, label, hint, blank, isShort, onLeave, foot } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const area = props.ref ?? own;
  const isBlank = text.problem?.kind === 'blank';

  // On a phone the box may be off the screen when Save is pressed.
  useEffect(() => {
    if (text.problem?.kind === 'blank') area.current?.focus();
  }, [text.problem, area]);

  const isChoosing = elsewhere?.isOpen === true || Boolean(text.comparing);
  useFocusAfterChoice(area, isChoosing || text.putBack !== null || text.discarded !== null);

  if (elsewhere?.isOpen) {
    return <OtherDeviceConflict text={text} elsewhere={elsewhere} label={label} />;
  }
  if (text.comparing) return <AutosaveConflict text={text} label={label} />;
  return (
    <div className={styles.box}>
      <TextArea
        ref={area}
        label={label}
        hint={hint}
        aside={<CharactersLeft left={maxLength.writing - storedCharacters(text.text)} />}
        error={isBlank ? blank : undefined}
        className={isShort ? styles.short : undefined}
        value={text.text}
        onChange={(event) => text.type(event.target.value)}
        onBlur={onLeave}
      />
      {elsewhere && <OtherDevicePrompt elsewhere={elsewhere} />}
      {foot ?? <AutosaveStatus text={text} />}
    </div>
  );
}

/** The buttons of the choice go with it: whoever pressed one goes on in the box. */
function useFocusAfterChoice(area: RefObject<HTMLTextAreaElement | null>, isChoosing: boolean) {
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasChoosing.current && !isChoosing && isFocusLost) area.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing, area]);
}

/** Shown only near the limit. */
function CharactersLeft({ left }: { left: number }) {
  const { t } = useTranslation();
  if (left > 1_000) return null;
  const text = left < 0 ? writingMessages.charactersTooMany : writingMessages.charactersLeft;
  return (
    <span className={left < 0 ? styles.over : styles.room}>
      {t(text, { count: Math.abs(left) })}
    </span>
  );
}
