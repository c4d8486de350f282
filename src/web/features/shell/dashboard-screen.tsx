import type { ReactNode } from 'react';
import { page } from '#contract/pages.ts';
import type { Arrival } from '#web/platform/arrival.ts';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './dashboard.module.css';

const { title, purpose } = page('/dashboard');

const arrivals: Record<Arrival, string> = {
  verified: 'Your email address is verified.',
  'stale-link':
    'That verification link is no longer valid. You need not do anything: your email address is verified.',
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
  const user = useCurrentUser();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.parts}>
        {arrival && (
          <Notice tone={arrival === 'verified' ? 'ok' : 'info'} role="status">
            {arrivals[arrival]}
          </Notice>
        )}
        {permits(user, 'people.manage') && people}
        {permits(user, 'reflections.review') && worklist}
        {user.roles.includes('learning_designer') && learning}
        {permits(user, 'own-learning') && ownLearning}
        {permits(user, 'learning.write') && !permits(user, 'reflections.review') && <Designing />}
        {user.roles.length === 0 && (
          <p>Your account has no role yet. An administrator of your organisation gives you one.</p>
        )}
      </div>
    </>
  );
}

function Designing() {
  return (
    <section className={styles.part}>
      <h2>Designing learning</h2>
      <p>What learners work through, and what they are asked about it.</p>
      <ul className={styles.links}>
        <li>
          <ButtonLink to="/learning/areas">Learning areas</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/learning/pods">Learning pods</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/learning/reflections">Reflections</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/localisation">Localisation</ButtonLink>
        </li>
      </ul>
    </section>
  );
}
