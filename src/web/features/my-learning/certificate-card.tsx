import type { MyCertificate } from '#contract/my-learning.ts';
import { myCertificatesText } from '#texts/my-certificates.ts';
import { type Sayable, say } from '#texts/text.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import card from '#web/ui/card.module.css';
import { Status } from '#web/ui/status.tsx';
import { CertificateLinks } from './certificate-links.tsx';
import styles from './certificates.module.css';
import { CorrectionLine } from './correction-line.tsx';

export function CertificateCard({ certificate }: { certificate: MyCertificate }) {
  const { t } = useText();
  const { number, area, area_mi, holder, issued_at, corrected_at } = certificate;
  return (
    <article className={card.card} aria-labelledby={`certificate-${number}`}>
      <div className={styles.head}>
        <h2 id={`certificate-${number}`}>
          <PlaceName of={{ name: area, name_mi: area_mi }} />
        </h2>
        <Standing certificate={certificate} />
      </div>
      <p>
        {t(myCertificatesText.numberIssuedTo, {
          number: <strong className={styles.number}>{number}</strong>,
          holder,
          at: new Date(issued_at),
        })}
      </p>
      {corrected_at && <p>{t(myCertificatesText.correctedOn, { at: new Date(corrected_at) })}</p>}
      <CertificateLinks certificate={certificate} />
      <CorrectionLine certificate={certificate} />
    </article>
  );
}

function Standing({ certificate }: { certificate: MyCertificate }) {
  const { t } = useText();
  const { status } = certificate;
  if (status === 'valid') return <Status tone="ok">{t(myCertificatesText.valid)}</Status>;
  if (status === 'withdrawn') return <Status tone="danger">{t(withdrawn(certificate))}</Status>;
  return <Status tone="muted">{t(replaced(certificate))}</Status>;
}

const withdrawn = ({ withdrawn_at }: MyCertificate): Sayable =>
  withdrawn_at === null
    ? myCertificatesText.withdrawn
    : say(myCertificatesText.withdrawnOn, { at: new Date(withdrawn_at) });

const replaced = ({ replaced_by }: MyCertificate): Sayable =>
  replaced_by === null
    ? myCertificatesText.replaced
    : say(myCertificatesText.replacedBy, { number: replaced_by });
