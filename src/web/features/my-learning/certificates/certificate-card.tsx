import type { MyCertificate } from '#contract/my-learning/my-learning.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import card from '#web/ui/card/card.module.css';
import { Status } from '#web/ui/status/status.tsx';
import { CertificateLinks } from './certificate-links.tsx';
import styles from './certificates.module.css';
import { CorrectionLine } from './correction-line.tsx';

export function CertificateCard({ certificate }: { certificate: MyCertificate }) {
  const { t } = useTranslation();
  const { number, area, area_mi, holder, issued_at, corrected_at } = certificate;
  return (
    <article className={card.card} aria-labelledby={`certificate-${number}`}>
      <div className={styles.head}>
        <h2 id={`certificate-${number}`}>
          <LocalizedName of={{ name: area, name_mi: area_mi }} />
        </h2>
        <CertificateStatus certificate={certificate} />
      </div>
      <p>
        {t(myCertificatesMessages.numberIssuedTo, {
          number: <strong className={styles.number}>{number}</strong>,
          holder,
          at: new Date(issued_at),
        })}
      </p>
      {corrected_at && (
        <p>{t(myCertificatesMessages.correctedOn, { at: new Date(corrected_at) })}</p>
      )}
      <CertificateLinks certificate={certificate} />
      <CorrectionLine certificate={certificate} />
    </article>
  );
}

function CertificateStatus({ certificate }: { certificate: MyCertificate }) {
  const { t } = useTranslation();
  const { status } = certificate;
  if (status === 'valid') return <Status tone="ok">{t(myCertificatesMessages.valid)}</Status>;
  if (status === 'withdrawn') return <Status tone="danger">{t(withdrawn(certificate))}</Status>;
  return <Status tone="muted">{t(replaced(certificate))}</Status>;
}

const withdrawn = ({ withdrawn_at }: MyCertificate): Translatable =>
  withdrawn_at === null
    ? myCertificatesMessages.withdrawn
    : message(myCertificatesMessages.withdrawnOn, { at: new Date(withdrawn_at) });

const replaced = ({ replaced_by }: MyCertificate): Translatable =>
  replaced_by === null
    ? myCertificatesMessages.replaced
    : message(myCertificatesMessages.replacedBy, { number: replaced_by });
