import { controlsText } from '#texts/controls.ts';
import { say, type Words } from '#texts/text.ts';
import { moment } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from './button.tsx';
import { OpenQuestion } from './open-question.tsx';
import styles from './two-versions.module.css';

export type Difference = { label: Words; mine: Words; theirs: Words };

type Props = {
  /** When theirs was saved. */
  at: string | null;
  /** Only what differs is shown of it. */
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved the same record meanwhile. */
export function TwoVersions({ at, differences, onKeepMine, onTakeTheirs }: Props) {
  const { t, words } = useText();
  return (
    <OpenQuestion
      title={controlsText.changedMeanwhile}
      sentence={
        at ? say(controlsText.savedMeanwhileAt, { at: moment(at) }) : controlsText.savedMeanwhile
      }
      heading={takeFocus}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t(controlsText.yours)}</th>
            <th scope="col">{t(controlsText.theirs)}</th>
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
        <Button onClick={onKeepMine}>{t(controlsText.keepMine)}</Button>
        <Button onClick={onTakeTheirs}>{t(controlsText.takeTheirs)}</Button>
      </div>
    </OpenQuestion>
  );
}

/** Whoever pressed Save is led to the question that came up instead; whoever types, types on. */
function takeFocus(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'nearest' });
  if (heading?.closest('form')?.contains(document.activeElement) === false) heading.focus();
}
