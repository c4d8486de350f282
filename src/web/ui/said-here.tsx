import { useText } from '#web/platform/use-text.tsx';
import { Icon } from './icon.tsx';
import styles from './said-here.module.css';
import type { Said } from './use-said.ts';

type Props = { said: Said | null; about: string };

/** In the row, for whoever looks; `SaidAloud` is for whoever listens. */
export function SaidHere({ said, about }: Props) {
  const { t } = useText();
  if (said?.about !== about || said.isAbove) return null;
  return (
    <span className={styles.said} aria-hidden="true">
      <Icon name="check" />
      {t(said.words)}
    </span>
  );
}

/** The one polite live region of the screen, seen where no row says it. */
export function SaidAloud({ said }: { said: Said | null }) {
  const { t } = useText();
  return (
    <p role="status" className={said?.isAbove ? styles.above : 'visually-hidden'}>
      {said?.isAbove && <Icon name="check" />}
      {said && t(said.words)}
    </p>
  );
}
