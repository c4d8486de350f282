import type { Certificate } from '#contract/certificates/certificates.ts';
import { message } from '#lib/messages/message.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './certificates.module.css';
import { ShareButton } from './share-button.tsx';

/** To keep and to show. Paper that no longer holds is not handed out: its page says why. */
export function CertificateLinks({ certificate }: { certificate: Certificate }) {
  const { t, fullName } = useTranslation();
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
            myCertificatesMessages.downloadPdf,
            message(myCertificatesMessages.downloadPdfOf, { number }),
          )}
        >
          <Icon name="arrow-down" />
          {t(myCertificatesMessages.downloadPdf)}
        </a>
      )}
      <span className={styles.public}>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          {...fullName(
            myCertificatesMessages.publicPage,
            message(myCertificatesMessages.publicPageOf, { number }),
          )}
        >
          {t(myCertificatesMessages.publicPage)}
        </a>
        {isValid && (
          <>
            <CopyButton text={url} what={message(myCertificatesMessages.linkTo, { number })} />
            <ShareButton certificate={certificate} />
          </>
        )}
      </span>
    </div>
  );
}
