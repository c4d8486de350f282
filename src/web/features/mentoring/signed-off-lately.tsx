import { Link } from '@tanstack/react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { signedOff } from '#contract/worklist.ts';
import { mentoringText } from '#texts/mentoring.ts';
import { day } from '#web/platform/format.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { CertificateLink } from './certificate-link.tsx';
import styles from './worklist.module.css';

type Signed = Answer<typeof signedOff>['signed_off'];

/** What the mentor finished last, each with the certificate that came of it. */
export function SignedOffLately({ signed }: { signed: Signed }) {
  const { t } = useText();
  return (
    <section className={styles.part} aria-labelledby="signed-off">
      <h2 id="signed-off">{t(mentoringText.signedOffLately)}</h2>
      {signed.length === 0 && <p className={styles.quiet}>{t(mentoringText.noneSignedOff)}</p>}
      <ul className={styles.lines}>
        {signed.map(({ uuid, learner, completed_at, certificate, ...names }) => (
          <li key={uuid}>
            <Link to="/mentor/review-learning/reflection/$reflection" params={{ reflection: uuid }}>
              {learner.name} · <PlaceName of={names} />
            </Link>
            <span>
              <time dateTime={completed_at}>{t(day(completed_at))}</time>
              {certificate && ' · '}
              {certificate &&
                t(mentoringText.certificate, {
                  number: <CertificateLink certificate={certificate} />,
                })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
