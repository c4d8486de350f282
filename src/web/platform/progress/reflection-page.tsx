import type { ReactNode } from 'react';
import type { BothNames } from '#contract/place-names.ts';
import { progressText } from '#texts/progress.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Turn, type TurnWords } from '#web/ui/turn.tsx';
import { PlaceName } from '../place-name.tsx';
import { useIsPrinting } from '../use-is-printing.ts';
import { useText } from '../use-text.tsx';
import styles from './reflection-page.module.css';

type Props = {
  of: BothNames;
  trail: ReactNode;
  /** What kind of reflection it is, and whose. */
  what: ReactNode;
  turn: TurnWords;
  children: ReactNode;
  /** What is printed instead of what is on the screen. */
  paper: ReactNode;
};

/** A reflection's own page: what it is, whose turn it is, and a way to have it on paper. */
export function ReflectionPage({ of, trail, what, turn, children, paper }: Props) {
  const { t } = useText();
  const isPrinting = useIsPrinting();
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title={<PlaceName of={of} />}
          trail={trail}
          purpose={
            <span className={styles.standing}>
              {what} <Turn words={turn} />
            </span>
          }
          actions={
            <Button variant="quiet" className={styles.print} onClick={() => print()}>
              <Icon name="print" />
              {t(progressText.print)}
            </Button>
          }
        />
        {children}
      </div>
      {isPrinting && paper}
    </>
  );
}
