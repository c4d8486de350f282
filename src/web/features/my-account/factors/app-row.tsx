import type { Factor } from '#contract/factors/factors.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { RowDetails, RowName } from '#web/ui/rows/rows.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './factors.module.css';
import { Used } from './used.tsx';

type Props = { app: Factor | undefined; onSetUp: () => void; onRemove: () => void };

export function AppRow({ app, onSetUp, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.row}>
      <RowName as="h3">
        {t(factorsMessages.app)}
        <Status tone={app ? 'ok' : 'muted'}>
          {t(app ? factorsMessages.on : factorsMessages.off)}
        </Status>
      </RowName>
      <RowDetails>{app ? <Used factor={app} /> : t(factorsMessages.whatApp)}</RowDetails>
      <div className={styles.actions}>
        <Button onClick={onSetUp}>
          {t(app ? factorsMessages.replace : factorsMessages.setUp)}
        </Button>
        {app && (
          <Button variant="quiet" onClick={onRemove}>
            {t(factorsMessages.remove)}
          </Button>
        )}
      </div>
    </section>
  );
}
