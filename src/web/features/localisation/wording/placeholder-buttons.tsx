import { message } from '#lib/messages/message.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { wordingParts } from '#messages/localisation/wording-parts.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { AccessibleLabel } from '#web/ui/accessible-label/accessible-label.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './placeholder-buttons.module.css';

type Props = {
  english: string;
  typed: string;
  /** Puts a text before and one behind the selection, or both at the cursor. */
  onInsert: (before: string, behind: string) => void;
};

/** The placeholders and tags of the English: pressing one inserts it at the cursor. */
export function PlaceholderButtons({ english, typed, onInsert }: Props) {
  const name = useHiddenLabel(localisationPanelsMessages.parts);
  const parts = insertable(english);
  if (parts.length === 0) return null;
  return (
    <>
      {name.words}
      <ul className={styles.parts} aria-labelledby={name.id}>
        {parts.map(({ before, behind }) => {
          const part = before + (behind && `…${behind}`);
          const isIn = typed.includes(before) && typed.includes(behind);
          return (
            <li key={before}>
              <button
                type="button"
                className={isIn ? `${styles.part} ${styles.in}` : styles.part}
                onClick={() => onInsert(before, behind)}
              >
                <Icon name={isIn ? 'check' : 'plus'} />
                <AccessibleLabel
                  name={message(
                    isIn ? localisationPanelsMessages.isIn : localisationPanelsMessages.insert,
                    {
                      part,
                    },
                  )}
                >
                  <code translate="no">{part}</code>
                </AccessibleLabel>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function insertable(english: string) {
  const parts = wordingParts(english).filter(({ kind }) => kind !== 'words');
  const opening = [...new Set(parts.map(({ text }) => text))].filter((text) => !/^<\//.test(text));
  return opening.map((before) => ({
    before,
    behind: before.startsWith('<') ? before.replace('<', '</') : '',
  }));
}
