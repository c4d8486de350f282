import { Link } from '@tanstack/react-router';
import type { Certificate } from '#contract/certificates.ts';
import { day } from '#web/platform/format.ts';
import { CertificateLinks } from './certificate-links.tsx';
import styles from './certificates.module.css';

/** Beside a completed reflection: what it was all for. */
export function ReflectionCertificate({ certificate }: { certificate: Certificate }) {
  const { number, holder, issued_at } = certificate;
  return (
    <aside className={styles.beside} aria-label="Certificate">
      <h2>Your certificate</h2>
      <p>
        <strong className={styles.number}>{number}</strong>
        <br />
        Issued to {holder} on {day(issued_at)}
      </p>
      <CertificateLinks certificate={certificate} />
      <Link to="/my/certificates">My certificates</Link>
    </aside>
  );
}
