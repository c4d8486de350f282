import { Link } from '@tanstack/react-router';
import type { Certificate } from '#contract/certificates.ts';
import { myCertificatesText } from '#texts/my-certificates.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import card from '#web/ui/card.module.css';
import { CertificateLinks } from './certificate-links.tsx';
import styles from './certificates.module.css';

/** Beside a completed reflection: what it was all for. */
export function ReflectionCertificate({ certificate }: { certificate: Certificate }) {
  const { t } = useText();
  const name = useName(myCertificatesText.certificate);
  const { number, holder, issued_at } = certificate;
  return (
    <aside className={card.card} aria-labelledby={name.id}>
      {name.words}
      <h2>{t(myCertificatesText.yourCertificate)}</h2>
      <p>
        <strong className={styles.number}>{number}</strong>
        <br />
        {t(myCertificatesText.issuedTo, { holder, at: new Date(issued_at) })}
      </p>
      <CertificateLinks certificate={certificate} />
      <Link className="lone-link" to="/my/certificates">
        {t(myCertificatesText.title)}
      </Link>
    </aside>
  );
}
