import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReplyJson } from '#contract/endpoint.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { signedOff } from '#contract/mentoring/worklist.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { CertificateLink } from '#web/features/mentoring/finish/certificate-link.tsx';
import { formatDateTime, formatElapsed } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { QueueList } from './queue-list.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import styles from './worklist.module.css';

const route = getRouteApi('/shell/dashboard');

/** What a mentor does next: what they left half-written, what waits, what they finished. */
export function WorklistPanel() {
  const { page = 1, state, mine, mentor, organisation } = route.useSearch();
  // Both are in the cache: the route has loaded them before it shows the panel.
  const query = { page, state, mine, mentor, organisation };
  const queue = useSuspenseQuery(read(reviewQueue, { query }));
  const recent = useSuspenseQuery(read(signedOff, { query: { per_page: 5 } }));
  return (
    <div className={styles.panel}>
      <UnfinishedDrafts />
      <QueueList queue={queue.data} />
      <RecentSignOffs signed={recent.data.signed_off} />
    </div>
  );
}

type Signed = ReplyJson<typeof signedOff>['signed_off'];

/** What the mentor signed off last, each with its certificate. */
function RecentSignOffs({ signed }: { signed: Signed }) {
  const { t, attr } = useTranslation();
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
              <time dateTime={completed_at} {...attr('title', formatDateTime(completed_at))}>
                {t(mentoringMessages.signedOffAgo, { span: formatElapsed(completed_at) })}
              </time>
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
