import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownIdentities } from '#contract/single-sign-on/identities.openings.ts';
import { message } from '#lib/messages/message.ts';
import { signInMessages as texts } from '#messages/accounts/sign-in.ts';
import { signInAddress } from '#web/features/sign-in/sign-in-address.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import styles from './proof-form.module.css';

type Props = {
  /** Where they come back to. */
  to: string;
  others: ReactNode;
};

/** For whoever has neither a password nor a second step: their provider asks them. */
export function ProviderProof({ to, others }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(read(ownIdentities, {}));
  const providers = (data?.identities ?? []).map(({ provider }) => provider);
  const [first] = providers;
  if (!data) return null;
  return (
    <div className={styles.form}>
      <p>{t(first ? message(texts.confirmWith, { name: first.name }) : texts.confirmNone)}</p>
      <div className={styles.buttons}>
        {providers.map(({ uuid, name }, index) => (
          <a
            key={uuid}
            className={`button ${index === 0 ? 'button-primary' : 'button-secondary'}`}
            href={signInAddress(uuid, { to, confirm: true })}
          >
            {t(texts.continueWith, { name })}
          </a>
        ))}
        {others}
      </div>
    </div>
  );
}
