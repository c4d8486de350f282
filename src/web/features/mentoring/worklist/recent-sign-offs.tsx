import { Link } from '@tanstack/react-router';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { signedOff } from '#contract/mentoring/worklist.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { CertificateLink } from '#web/features/mentoring/finish/certificate-link.tsx';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import styles from './worklist.module.css';

type Signed = ReplyJson<typeof signedOff>['signed_off'];

/** What the mentor finished last, each with the certificate that came of it. */
export function RecentSignOffs({ signed }: { signed: Signed }) {
  const { t } = useTranslation();
  return (
    <section className={styles.part} aria-labelledby="signed-off">
      <h2 id="signed-off">{t(mentoringMessages.signedOffLately)}</h2>
      {signed.length === 0 && <p className={styles.quiet}>{t(mentoringMessages.noneSignedOff)}</p>}
      <ul className={styles.lines}>
        {signed.map(({ uuid, learner, completed_at, certificate, ...names }) => (
          <li key={uuid}>
            <Link to="/mentor/review-learning/reflection/$reflection" params={{ reflection: uuid }}>
              {learner.name} · <LocalizedName of={names} />
            </Link>
            <span>
              <time dateTime={completed_at}>{t(formatDate(completed_at))}</time>
              {certificate && ' · '}
              {certificate &&
                t(mentoringMessages.certificate, {
                  number: <CertificateLink certificate={certificate} />,
                })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
