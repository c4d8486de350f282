import type { ReactNode } from 'react';
import { reviewQueue } from '#contract/mentoring/review-queue.openings.ts';
import { page } from '#contract/pages/pages.ts';
import { mayCall } from '#contract/rights.ts';
import { overview } from '#contract/system/overview.ts';
import { dashboardMessages } from '#messages/shell/dashboard.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import type { Flash } from '#web/platform/session/flash.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './dashboard.module.css';

const { title, purpose } = page('/dashboard');
const LinkForGuests = lazyPart(async () => (await import('./link-for-guests.tsx')).LinkForGuests);

type Props = {
  flash: Flash | undefined;
  /** For those whose role asks for a second step that they do not have. */
  twoStep: ReactNode;
  /** For those who review. */
  worklist: ReactNode;
  /** For those with roles at single organisations: which, and the way to them. */
  organisations: ReactNode;
  /** For administrators: what needs a hand. */
  people: ReactNode;
  /** For learning designers: what learners cannot work with yet. */
  learning: ReactNode;
  /** For those who learn. */
  myLearning: ReactNode;
};

/** A list of what there is to do. */
export function DashboardScreen(props: Props) {
  const { flash, twoStep, organisations, worklist, people, learning, myLearning } = props;
  const { t } = useTranslation();
  const user = useCurrentUser();
  // Learners wait for a mentor; administrators may review too, but look after people first.
  const isMentor = user.roles.includes('mentor');
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.parts}>
        {flash && <Arrival flash={flash} />}
        {twoStep}
        {isMentor && worklist}
        {user.scopes && organisations}
        {mayCall(user, overview) && people}
        {!isMentor && mayCall(user, reviewQueue) && worklist}
        {user.roles.includes('learning_designer') && learning}
        {hasPermission(user, 'own-learning') && myLearning}
        {hasPermission(user, 'learning.write') && !hasPermission(user, 'reflections.review') && (
          <Designing />
        )}
        {user.roles.length === 0 && !user.scopes && <p>{t(dashboardMessages.noRole)}</p>}
      </div>
    </>
  );
}

/** What came of the mailed link that led here. */
function Arrival({ flash }: { flash: Flash }) {
  const { t } = useTranslation();
  if (flash.kind === 'for-guests') return <LinkForGuests href={flash.href} />;
  const isVerified = flash.kind === 'verified';
  return (
    <Callout tone={isVerified ? 'ok' : 'info'} role="status">
      {t(isVerified ? dashboardMessages.verified : dashboardMessages.staleLink)}
    </Callout>
  );
}

function Designing() {
  const { t } = useTranslation();
  return (
    <section className={styles.part}>
      <h2>{t(dashboardMessages.designing)}</h2>
      <p>{t(dashboardMessages.designingFor)}</p>
      <ul className={styles.links}>
        <li>
          <ButtonLink to="/learning/areas">{t(dashboardMessages.areas)}</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/learning/pods">{t(dashboardMessages.pods)}</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/learning/reflections">{t(dashboardMessages.reflections)}</ButtonLink>
        </li>
        <li>
          <ButtonLink to="/localisation">{t(shellMessages.localisation)}</ButtonLink>
        </li>
      </ul>
    </section>
  );
}
