import { useId } from 'react';
import { controlsText } from '#texts/controls.ts';
import type { Words } from '#texts/text.ts';
import { moment } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from './button.tsx';
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

/** Somebody else saved the same record meanwhile. Nothing is written until the person says which. */
export function TwoVersions({ at, differences, onKeepMine, onTakeTheirs }: Props) {
  const { t, words } = useText();
  const heading = useId();
  return (
    <section className={styles.versions} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} data-two-versions ref={takeFocus}>
        {t(controlsText.changedMeanwhile)}
      </h3>
      <p role="alert">
        {at ? t(controlsText.savedMeanwhileAt, { at: moment(at) }) : t(controlsText.savedMeanwhile)}
      </p>
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
    </section>
  );
}

/** Whoever pressed Save is led to the question that came up instead; whoever types, types on. */
function takeFocus(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'nearest' });
  if (heading?.closest('form')?.contains(document.activeElement) === false) heading.focus();
}
