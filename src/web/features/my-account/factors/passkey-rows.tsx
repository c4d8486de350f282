import type { Factor } from '#contract/factors/factors.ts';
import { message } from '#lib/messages/message.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { RowDetails, RowName } from '#web/ui/rows/rows.tsx';
import styles from './factors.module.css';
import { Used } from './used.tsx';

type Props = {
  passkeys: readonly Factor[];
  onAdd: () => void;
  onRename: (passkey: Factor) => void;
  onRemove: (passkey: Factor) => void;
};

export function PasskeyRows({ passkeys, onAdd, onRename, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.row}>
      <RowName as="h3">{t(factorsMessages.passkeys)}</RowName>
      {passkeys.length === 0 && <RowDetails>{t(factorsMessages.whatPasskey)}</RowDetails>}
      <ul className={styles.passkeys}>
        {passkeys.map((passkey) => (
          <li key={passkey.uuid}>
            <p className={styles.called}>{passkey.name}</p>
            <RowDetails>
              <Used factor={passkey} />
            </RowDetails>
            <div className={styles.actions}>
              <SmallButton
                label={message(factorsMessages.renameIt, { name: passkey.name })}
                onPress={() => onRename(passkey)}
              >
                {t(factorsMessages.rename)}
              </SmallButton>
              <SmallButton
                label={message(factorsMessages.removeIt, { name: passkey.name })}
                onPress={() => onRemove(passkey)}
              >
                {t(factorsMessages.remove)}
              </SmallButton>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onAdd}>{t(factorsMessages.addPasskey)}</Button>
      </div>
    </section>
  );
}
