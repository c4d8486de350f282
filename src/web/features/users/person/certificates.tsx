import type { Certificate } from '#contract/certificates/certificates.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { personMessages } from '#messages/people/person.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './person.module.css';

type Props = { name: string; certificates: readonly Certificate[] };

/** The certificates of a learner; each links to its public page, which has the PDF too. */
export function Certificates({ name, certificates }: Props) {
  const { t } = useTranslation();
  if (certificates.length === 0) return <p>{t(personMessages.noCertificates, { name })}</p>;
  return (
    <ul className={styles.rows}>
      {certificates.map((certificate) => (
        <Row key={certificate.uuid} name={name} certificate={certificate} />
      ))}
    </ul>
  );
}

type RowProps = { name: string; certificate: Certificate };

function Row({ name, certificate }: RowProps) {
  const { t } = useTranslation();
  const { number, status, issued_at, holder, area, area_mi, url } = certificate;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <a className="lone-link" href={url}>
          <LocalizedName of={{ name: area, name_mi: area_mi }} />
        </a>
        <small>{t(personMessages.issued, { number, at: new Date(issued_at) })}</small>
        {status === 'valid' && holder !== name && (
          <small>{t(personMessages.otherHolder, { holder, name })}</small>
        )}
      </span>
      {status !== 'valid' && <Status tone="muted">{t(ended[status])}</Status>}
    </li>
  );
}

const ended: Record<Exclude<Certificate['status'], 'valid'>, MessageDescriptor> = {
  withdrawn: personMessages.withdrawn,
  replaced: personMessages.replaced,
};
