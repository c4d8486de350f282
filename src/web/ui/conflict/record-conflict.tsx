import { type DisplayText, message } from '#lib/messages/message.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ConflictPrompt } from './conflict-prompt.tsx';
import styles from './record-conflict.module.css';

export type Difference = { label: DisplayText; mine: DisplayText; theirs: DisplayText };

type Props = {
  /** When theirs was saved. */
  at: string | null;
  /** Only what differs is shown of it. */
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved the same record meanwhile. */
export function RecordConflict({ at, differences, onKeepMine, onTakeTheirs }: Props) {
  const { t, words } = useTranslation();
  return (
    <ConflictPrompt
      title={controlsMessages.changedMeanwhile}
      sentence={
        at
          ? message(controlsMessages.savedMeanwhileAt, { at: formatTimeOrDate(at) })
          : controlsMessages.savedMeanwhile
      }
      heading={focusUnlessTyping}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t(controlsMessages.yours)}</th>
            <th scope="col">{t(controlsMessages.theirs)}</th>
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
        <Button onClick={onKeepMine}>{t(controlsMessages.keepMine)}</Button>
        <Button onClick={onTakeTheirs}>{t(controlsMessages.takeTheirs)}</Button>
      </div>
    </ConflictPrompt>
  );
}

/** Takes the focus after Save, but not from somebody who is typing. */
function focusUnlessTyping(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'nearest' });
  if (heading?.closest('form')?.contains(document.activeElement) === false) heading.focus();
}
