import { useId } from 'react';
import { moment } from '#web/platform/format.ts';
import { Button } from './button.tsx';
import styles from './two-versions.module.css';

export type Difference = { label: string; mine: string; theirs: string };

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
  const heading = useId();
  return (
    <section className={styles.versions} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} data-two-versions ref={takeFocus}>
        This was changed while you were editing it
      </h3>
      <p role="alert">
        Somebody else saved it{at && ` at ${moment(at)}`}. Both versions are here, and nothing is
        lost until you choose.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {differences
            .filter(({ mine, theirs }) => mine !== theirs)
            .map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || '–'}</td>
                <td>{theirs || '–'}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <div className={styles.choice}>
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
    </section>
  );
}

/** Whoever pressed Save is led to the question that came up instead; whoever types, types on. */
function takeFocus(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'nearest' });
  if (heading?.closest('form')?.contains(document.activeElement) === false) heading.focus();
}
