import { type ReactNode, useSyncExternalStore } from 'react';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { type TurnLabel, TurnStatus } from '#web/patterns/reflection/turn-status.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './reflection-page.module.css';

type Props = {
  of: BilingualName;
  trail: ReactNode;
  /** What kind of reflection it is, and whose. */
  what: ReactNode;
  turn: TurnLabel;
  children: ReactNode;
  /** What is printed instead of the screen. */
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
              <span>{t(progressMessages.print)}</span>
            </Button>
          }
        />
        {children}
      </div>
      {isPrinting && paper}
    </>
  );
}

/** Print-only content is rendered only while printing, so that a search in the page finds texts once. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrintingNow);
}

let isPrintingNow = false;

function subscribe(onChange: () => void) {
  const printMedia = matchMedia('print');
  const begin = () => set(true);
  const end = () => set(false);
  const follow = () => set(printMedia.matches);

  function set(next: boolean) {
    isPrintingNow = next;
    onChange();
  }

  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  printMedia.addEventListener('change', follow);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    printMedia.removeEventListener('change', follow);
  };
}
