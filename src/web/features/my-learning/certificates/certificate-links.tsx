import type { Certificate } from '#contract/certificates/certificates.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './certificates.module.css';

/** A certificate that is no longer valid can't be downloaded; its public page says why. */
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

/** Only where the browser can share: mostly on phones. */
function ShareButton({ certificate }: { certificate: Certificate }) {
  const { number, area, area_mi, url } = certificate;
  const { t, words, locale } = useTranslation();
  const name = nameIn(locale, { name: area, name_mi: area_mi });
  if (!('share' in navigator)) return null;

  async function share() {
    try {
      await navigator.share({
        title: words(myCertificatesMessages.shareTitle, { number, area: name }),
        url,
      });
    } catch {
      // Cancelled, or not allowed. The link can still be copied with the button beside this one.
    }
  }

  return (
    <SmallButton
      onPress={() => void share()}
      label={message(myCertificatesMessages.shareIt, { number })}
    >
      {t(myCertificatesMessages.share)}
    </SmallButton>
  );
}
