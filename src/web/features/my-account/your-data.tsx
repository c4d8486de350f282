import { exportAccount } from '#contract/accounts/my-account.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { apiBase } from '#web/settings.ts';
import styles from './account.module.css';

/** Plain links: the browser saves what the server sends as it sends it. */
export function YourData() {
  const { t } = useTranslation();
  const address = apiBase() + exportAccount.path;
  return (
    <>
      <div className={styles.downloads}>
        <a className="button button-secondary" href={`${address}.html`} download="my-account.html">
          {t(myAccountMessages.downloadHtml)}
        </a>
        <a className="button button-secondary" href={address} download="my-account.json">
          {t(myAccountMessages.downloadJson)}
        </a>
      </div>
      <p className="field-hint">{t(myAccountMessages.dataHint)}</p>
    </>
  );
}
