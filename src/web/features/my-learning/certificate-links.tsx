import type { Certificate } from '#contract/certificates.ts';
import { myCertificatesText } from '#texts/my-certificates.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './certificates.module.css';
import { ShareButton } from './share-button.tsx';

/** To keep and to show. Paper that no longer holds is not handed out: its page says why. */
export function CertificateLinks({ certificate }: { certificate: Certificate }) {
  const { t, fullName } = useText();
  const { number, status, url, pdf } = certificate;
  const isValid = status === 'valid';
  return (
    <div className={styles.links}>
      {isValid && (
        <a
          href={pdf}
          download={`certificate-${number}.pdf`}
          className="button button-secondary"
          {...fullName(
            myCertificatesText.downloadPdf,
            say(myCertificatesText.downloadPdfOf, { number }),
          )}
        >
          <Icon name="arrow-down" />
          {t(myCertificatesText.downloadPdf)}
        </a>
      )}
      <span className={styles.public}>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          {...fullName(
            myCertificatesText.publicPage,
            say(myCertificatesText.publicPageOf, { number }),
          )}
        >
          {t(myCertificatesText.publicPage)}
        </a>
        {isValid && (
          <>
            <CopyButton text={url} what={say(myCertificatesText.linkTo, { number })} />
            <ShareButton certificate={certificate} />
          </>
        )}
      </span>
    </div>
  );
}
