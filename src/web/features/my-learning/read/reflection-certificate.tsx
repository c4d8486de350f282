import { Link } from '@tanstack/react-router';
import type { Certificate } from '#contract/certificates/certificates.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { CertificateLinks } from '#web/features/my-learning/certificates/certificate-links.tsx';
import styles from '#web/features/my-learning/certificates/certificates.module.css';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import card from '#web/ui/card/card.module.css';

/** The certificate, beside a completed reflection. */
export function ReflectionCertificate({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const name = useHiddenLabel(myCertificatesMessages.certificate);
  const { number, holder, issued_at } = certificate;
  return (
    <aside className={card.card} aria-labelledby={name.id}>
      {name.words}
      <h2>{t(myCertificatesMessages.yourCertificate)}</h2>
      <p>
        <strong className={styles.number}>{number}</strong>
        <br />
        {t(myCertificatesMessages.issuedTo, { holder, at: new Date(issued_at) })}
      </p>
      <CertificateLinks certificate={certificate} />
      <Link className="lone-link" to="/my/certificates">
        {t(myCertificatesMessages.title)}
      </Link>
    </aside>
  );
}
