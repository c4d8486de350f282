import { useQuery } from '@tanstack/react-query';
import { ownIdentities } from '#contract/single-sign-on/identities.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { linkedLoginsMessages, signInMessages } from '#messages/accounts/sign-in.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { signInAddress } from '../sign-in-address.ts';
import styles from './proof-form.module.css';

type Props = {
  why: DisplayText;
  /** The page that they come back to. */
  to: string;
  /** Where this page holds what somebody typed. */
  inNewTab?: boolean;
  onCancel: () => void;
};

/** For those who log in by a provider alone: only it can ask them, on a page of its own. */
export function ProviderProof({ why, to, inNewTab = false, onCancel }: Props) {
  const { t } = useTranslation();
  const query = useQuery(read(ownIdentities, {}));
  return (
    <div className={styles.form}>
      <p>{t(why)}</p>
      {query.error && <LoadError title={linkedLoginsMessages.notLoaded} query={query} />}
      <div className={styles.buttons}>
        {query.data?.identities.map(({ uuid, provider }) => (
          <a
            key={uuid}
            className="button button-primary"
            href={signInAddress(provider.uuid, { to, confirm: true })}
            {...(inNewTab && { target: '_blank' })}
          >
            {t(signInMessages.continueWith, { name: provider.name })}
          </a>
        ))}
        <Button onClick={onCancel}>{t(sharedMessages.cancel)}</Button>
      </div>
    </div>
  );
}
