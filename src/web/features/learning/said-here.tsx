import { Icon } from '#web/ui/icon.tsx';
import styles from './said-here.module.css';
import type { Said } from './use-said.ts';

type Props = { said: Said | null; about: string };

/** In the row, for whoever looks; `SaidAloud` is for whoever listens. */
export function SaidHere({ said, about }: Props) {
  if (said?.about !== about) return null;
  return (
    <span className={styles.said} aria-hidden="true">
      <Icon name="check" />
      {said.words}
    </span>
  );
}

/** The one polite live region of the screen. */
export function SaidAloud({ said }: { said: Said | null }) {
  return (
    <p role="status" className="visually-hidden">
      {said?.words}
    </p>
  );
}
