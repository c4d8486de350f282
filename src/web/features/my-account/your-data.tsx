import { exportAccount } from '#contract/my-account.ts';
import { myAccountMessages } from '#messages/my-account.ts';
import { apiBase } from '#web/platform/settings.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
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
