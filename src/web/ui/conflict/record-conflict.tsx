import { type DisplayText, message } from '#lib/messages/message.ts';
import { conflictMessages } from '#messages/shared/conflict.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ConflictPrompt } from './conflict-prompt.tsx';
import styles from './record-conflict.module.css';

export type Difference = { label: DisplayText; mine: DisplayText; theirs: DisplayText };

type Props = {
  /** When their version was saved. */
  at: string | null;
  /** Fields that are the same in both are left out. */
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved the same record meanwhile. */
export function RecordConflict({ at, differences, onKeepMine, onTakeTheirs }: Props) {
  const { t, words } = useTranslation();
  return (
    <ConflictPrompt
      title={conflictMessages.changedMeanwhile}
      sentence={
        at
          ? message(conflictMessages.savedMeanwhileAt, { at: formatTimeOrDate(at) })
          : conflictMessages.savedMeanwhile
      }
      heading={focusUnlessTyping}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t(conflictMessages.yours)}</th>
            <th scope="col">{t(conflictMessages.theirs)}</th>
          </tr>
        </thead>
        <tbody>
          {differences
            .filter(({ mine, theirs }) => words(mine) !== words(theirs))
            .map(({ label, mine, theirs }) => (
              <tr key={words(label)}>
                <th scope="row">{t(label)}</th>
                <td>{t(mine) || '–'}</td>
                <td>{t(theirs) || '–'}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <div className={styles.choice}>
        <Button onClick={onKeepMine}>{t(conflictMessages.keepMine)}</Button>
        <Button onClick={onTakeTheirs}>{t(conflictMessages.takeTheirs)}</Button>
      </div>
    </ConflictPrompt>
  );
}

/** Takes the focus after Save, but not from somebody who is typing. */
function focusUnlessTyping(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'nearest' });
  if (heading?.closest('form')?.contains(document.activeElement) === false) heading.focus();
}
