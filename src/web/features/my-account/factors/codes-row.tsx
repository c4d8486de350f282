import { message } from '#lib/messages/message.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { RowDetails, RowName } from '#web/ui/rows/rows.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './factors.module.css';

/** Below this it is time for new ones. */
const FEW = 3;

export function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.row}>
      <RowName as="h3">
        {t(factorsMessages.codes)}
        <Status tone={left < FEW ? 'warn' : 'ok'}>
          {t(message(factorsMessages.codesLeft, { count: left }))}
        </Status>
      </RowName>
      <RowDetails>{t(factorsMessages.codesWhat)}</RowDetails>
      <div className={styles.actions}>
        <Button onClick={onRenew}>{t(factorsMessages.codesNew)}</Button>
      </div>
    </section>
  );
}
