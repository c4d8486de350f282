import { exportAccount } from '#contract/my-account.ts';
import { apiBase } from '#web/platform/settings.ts';
import styles from './account.module.css';

/** Plain links: the browser saves what the server sends as it sends it. */
export function YourData() {
  const address = apiBase() + exportAccount.path;
  return (
    <>
      <div className={styles.downloads}>
        <a className="button button-secondary" href={`${address}.html`} download="my-account.html">
          Download to read (HTML)
        </a>
        <a className="button button-secondary" href={address} download="my-account.json">
          Download as data (JSON)
        </a>
      </div>
      <p className="field-hint">
        Both hold the same. What a mentor writes about a reflection is in them once it is signed
        off.
      </p>
    </>
  );
}
