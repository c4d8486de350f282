import type { MyCertificate } from '#contract/my-learning.ts';
import { day } from '#web/platform/format.ts';
import { Status } from '#web/ui/status.tsx';
import { CertificateLinks } from './certificate-links.tsx';
import styles from './certificates.module.css';
import { CorrectionLine } from './correction-line.tsx';

export function CertificateCard({ certificate }: { certificate: MyCertificate }) {
  const { number, area, holder, issued_at } = certificate;
  return (
    <article className={styles.card} aria-labelledby={`certificate-${number}`}>
      <div className={styles.head}>
        <h2 id={`certificate-${number}`}>{area}</h2>
        <Standing certificate={certificate} />
      </div>
      <p>
        <strong className={styles.number}>{number}</strong>, issued to {holder} on {day(issued_at)}
      </p>
      <CertificateLinks certificate={certificate} />
      <CorrectionLine certificate={certificate} />
    </article>
  );
}

function Standing({ certificate }: { certificate: MyCertificate }) {
  const { status, withdrawn_at, replaced_by } = certificate;
  if (status === 'valid') return <Status tone="ok">Valid</Status>;
  if (status === 'withdrawn') {
    return <Status tone="danger">Withdrawn{withdrawn_at && ` on ${day(withdrawn_at)}`}</Status>;
  }
  return <Status tone="muted">Replaced{replaced_by && ` by ${replaced_by}`}</Status>;
}
