import { Link } from '@tanstack/react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { signedOff } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import { CertificateLink } from './certificate-link.tsx';
import styles from './worklist.module.css';

type Signed = Answer<typeof signedOff>['signed_off'];

/** What the mentor finished last, each with the certificate that came of it. */
export function SignedOffLately({ signed }: { signed: Signed }) {
  return (
    <section className={styles.part} aria-labelledby="signed-off">
      <h2 id="signed-off">Signed off lately</h2>
      {signed.length === 0 && (
        <p className={styles.quiet}>What you sign off is listed here, with its certificate.</p>
      )}
      <ul className={styles.lines}>
        {signed.map(({ uuid, name, learner, completed_at, certificate }) => (
          <li key={uuid}>
            <Link to="/mentor/review-learning/reflection/$reflection" params={{ reflection: uuid }}>
              {learner.name} · {name}
            </Link>
            <span>
              <time dateTime={completed_at}>{day(completed_at)}</time>
              {certificate && ' · certificate '}
              {certificate && <CertificateLink certificate={certificate} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
