import { exportAccount } from '#contract/my-account.ts';
import { myAccountText } from '#texts/my-account.ts';
import { apiBase } from '#web/platform/settings.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './account.module.css';

/** Plain links: the browser saves what the server sends as it sends it. */
export function YourData() {
  const { t } = useText();
  const address = apiBase() + exportAccount.path;
  return (
    <>
      <div className={styles.downloads}>
        <a className="button button-secondary" href={`${address}.html`} download="my-account.html">
          {t(myAccountText.downloadHtml)}
        </a>
        <a className="button button-secondary" href={address} download="my-account.json">
          {t(myAccountText.downloadJson)}
        </a>
      </div>
      <p className="field-hint">{t(myAccountText.dataHint)}</p>
    </>
  );
}
