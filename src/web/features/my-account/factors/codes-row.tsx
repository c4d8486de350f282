import { message } from '#lib/messages/message.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './factors.module.css';

/** Below this it is time for new ones. */
const FEW = 3;

export function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.row}>
      <h3 className={styles.name}>
        {t(factorsMessages.codes)}
        <Status tone={left < FEW ? 'warn' : 'ok'}>
          {t(message(factorsMessages.codesLeft, { count: left }))}
        </Status>
      </h3>
      <p className={styles.details}>{t(factorsMessages.codesWhat)}</p>
      <div className={styles.actions}>
        <Button onClick={onRenew}>{t(factorsMessages.codesNew)}</Button>
      </div>
    </section>
  );
}
