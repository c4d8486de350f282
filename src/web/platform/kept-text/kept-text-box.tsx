import { type ReactNode, useEffect, useRef } from 'react';
import { longest } from '#contract/lengths.ts';
import type { Words } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { useText } from '#web/platform/use-text.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Conflict } from './conflict.tsx';
import { AskElsewhere, WrittenElsewhere } from './elsewhere.tsx';
import styles from './kept-text-box.module.css';
import { TextStatus } from './text-status.tsx';
import type { KeptText } from './use-kept-text.ts';
import type { Elsewhere } from './use-server-draft.ts';

type Props = {
  text: KeptText;
  /** What its writer typed for it on another device. */
  elsewhere?: Elsewhere | null;
  label: Words;
  hint?: Words | ReactNode;
  blank?: Words;
  isShort?: boolean;
  /** Called when somebody leaves the box. */
  onLeave?: () => void;
  /** In place of the line that says what became of this text. */
  foot?: ReactNode;
};

/** The box, with what has become of its text underneath; two texts that clash in its place. */
export function KeptTextBox(props: Props) {
  const { text, elsewhere, label, hint, blank, isShort, onLeave, foot } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.problem?.kind === 'blank';

  // On a phone the box may be out of sight of the button that was pressed.
  useEffect(() => {
    if (text.problem?.kind === 'blank') area.current?.focus();
  }, [text.problem]);

  if (elsewhere?.isOpen) {
    return <WrittenElsewhere text={text} elsewhere={elsewhere} label={label} />;
  }
  if (text.isComparing) return <Conflict text={text} label={label} />;
  return (
    <div className={styles.box}>
      <TextArea
        ref={area}
        label={label}
        hint={hint}
        aside={<Room left={longest.writing - text.text.length} />}
        error={isBlank ? blank : undefined}
        className={isShort ? styles.short : undefined}
        value={text.text}
        onChange={(event) => text.type(event.target.value)}
        onBlur={onLeave}
      />
      {elsewhere && <AskElsewhere elsewhere={elsewhere} />}
      {foot ?? <TextStatus text={text} />}
    </div>
  );
}

/** Said only where the end comes near. */
function Room({ left }: { left: number }) {
  const { t } = useText();
  if (left > 1_000) return null;
  const text = left < 0 ? writingText.charactersTooMany : writingText.charactersLeft;
  return (
    <span className={left < 0 ? styles.over : styles.room}>
      {t(text, { count: Math.abs(left) })}
    </span>
  );
}
