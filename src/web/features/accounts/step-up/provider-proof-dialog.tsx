import { useQuery } from '@tanstack/react-query';
import { ownIdentities } from '#contract/single-sign-on/identities.ts';
import { linkedLoginsMessages, signInMessages } from '#messages/accounts/sign-in.ts';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { signInAddress } from '../sign-in-address.ts';
import styles from './proof-form.module.css';

/** For those who log in by a provider alone: only it can ask them, on a page of its own. */
export function ProviderProofDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(read(ownIdentities, {}));
  const to = location.pathname + location.search;
  return (
    <Dialog open title={pagesMessages.confirm} onClose={onClose}>
      <div className={styles.form}>
        <p>{t(stepUpMessages.provider)}</p>
        {query.error && <LoadError title={linkedLoginsMessages.notLoaded} query={query} />}
        <div className={styles.buttons}>
          {query.data?.identities.map(({ uuid, provider }) => (
            <a
              key={uuid}
              className="button button-primary"
              href={signInAddress(provider.uuid, { to, confirm: true })}
            >
              {t(signInMessages.continueWith, { name: provider.name })}
            </a>
          ))}
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
        </div>
      </div>
    </Dialog>
  );
}
