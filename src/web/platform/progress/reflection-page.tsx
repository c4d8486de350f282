import type { ReactNode } from 'react';
import type { BilingualName } from '#contract/place-names.ts';
import { progressMessages } from '#messages/progress.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type TurnLabel, TurnStatus } from '#web/ui/turn-status.tsx';
import { useIsPrinting } from '../use-is-printing.ts';
import styles from './reflection-page.module.css';

type Props = {
  of: BilingualName;
  trail: ReactNode;
  /** What kind of reflection it is, and whose. */
  what: ReactNode;
  turn: TurnLabel;
  children: ReactNode;
  /** What is printed instead of what is on the screen. */
  paper: ReactNode;
};

/** A reflection's own page: what it is, whose turn it is, and a button to print it. */
export function ReflectionPage({ of, trail, what, turn, children, paper }: Props) {
  const { t } = useTranslation();
  const isPrinting = useIsPrinting();
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title={<LocalizedName of={of} />}
          trail={trail}
          purpose={
            <span className={styles.standing}>
              {what} <TurnStatus words={turn} />
            </span>
          }
          actions={
            <Button variant="quiet" className={styles.print} onClick={() => print()}>
              <Icon name="print" />
              {t(progressMessages.print)}
            </Button>
          }
        />
        {children}
      </div>
      {isPrinting && paper}
    </>
  );
}
