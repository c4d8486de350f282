import type { Certificate } from '#contract/certificates.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './certificates.module.css';
import { ShareButton } from './share-button.tsx';

/** To keep and to show. Paper that no longer holds is not handed out: its page says why. */
export function CertificateLinks({ certificate }: { certificate: Certificate }) {
  const { number, status, url, pdf } = certificate;
  const isValid = status === 'valid';
  return (
    <div className={styles.links}>
      {isValid && (
        <a
          href={pdf}
          download={`certificate-${number}.pdf`}
          className="button button-secondary"
          aria-label={`Download PDF of ${number}`}
        >
          <Icon name="arrow-down" />
          Download PDF
        </a>
      )}
      <span className={styles.public}>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Public page of ${number} (opens in a new tab)`}
        >
          Public page
        </a>
        {isValid && (
          <>
            <CopyButton text={url} what={`the link to ${number}`} />
            <ShareButton certificate={certificate} />
          </>
        )}
      </span>
    </div>
  );
}
