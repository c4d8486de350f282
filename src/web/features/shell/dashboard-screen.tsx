import type { ReactNode } from 'react';
import { page } from '#contract/pages.ts';
import { shellText } from '#texts/shell.ts';
import type { Text } from '#texts/text.ts';
import type { Arrival } from '#web/platform/arrival.ts';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './dashboard.module.css';

const { title, purpose } = page('/dashboard');

const arrivals: Record<Arrival, Text> = {
  verified: shellText.verified,
  'stale-link': shellText.staleLink,
};

type Props = {
  arrival: Arrival | undefined;
  /** For those who review. */
  worklist: ReactNode;
  /** For administrators: what needs a hand. */
  people: ReactNode;
  /** For learning designers: what learners cannot work with yet. */
  learning: ReactNode;
  /** For those who learn. */
  ownLearning: ReactNode;
};

/** A list of what there is to do. */
export function DashboardScreen({ arrival, worklist, people, learning, ownLearning }: Props) {
  const { t } = useText();
  const user = useCurrentUser();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.parts}>
        {arrival && (
          <Notice tone={arrival === 'verified' ? 'ok' : 'info'} role="status">
            {t(arrivals[arrival])}
          </Notice>
        )}
        {permits(user, 'people.manage') && people}
        {permits(user, 'reflections.review') && worklist}
        {user.roles.includes('learning_designer') && learning}
        {permits(user, 'own-learning') && ownLearning}
        {permits(user, 'learning.write') && !permits(user, 'reflections.review') && <Designing />}
        {user.roles.length === 0 && <p>{t(shellText.noRole)}</p>}
      </div>
    </>
  );
}

function Designing() {
  const { t } = useText();
  return (
    <section className={styles.part}>
      <h2>{t(shellText.designing)}</h2>
      <p>{t(shellText.designingFor)}</p>
      <ul className={styles.links}>
        <li>
          <ButtonLink to="/learning/areas">{t(shellText.areas)}</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/learning/pods">{t(shellText.pods)}</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/learning/reflections">{t(shellText.reflections)}</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/localisation">{t(shellText.localisation)}</ButtonLink>
        </li>
      </ul>
    </section>
  );
}
