import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { assignLearningPage } from '#contract/pages/mentoring.ts';
import { mayOpen } from '#contract/pages/pages.ts';
import { subscriptionsPage } from '#contract/pages/people.ts';
import type { User } from '#contract/people/people.ts';
import { personMessages } from '#messages/people/person.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { isLearner } from '#web/features/users/form/mentoring-roles.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { Certificates } from './certificates.tsx';
import { Part } from './part.tsx';
import type { PersonSlots, UserRecords } from './person.tsx';

type Slots = Pick<PersonSlots, 'learning' | 'subscriptions'>;

type Props = { user: User; records: UseQueryResult<UserRecords>; slots: Slots };

/** What the person has learned and subscribes to. */
export function Records({ user, records, slots }: Props) {
  const { data, error } = records;
  if (data) return <Loaded user={user} records={data} slots={slots} />;
  if (error) return <LoadError title={personMessages.recordsNotLoaded} query={records} />;
  return <Skeleton lines={4} />;
}

/** Who neither learns nor has learned has no part for it. */
function Loaded({ user, records, slots }: { user: User; records: UserRecords; slots: Slots }) {
  const { t } = useTranslation();
  const { uuid, name } = user;
  const { learning, certificates, subscriptions } = records;
  const reader = useCurrentUser();
  const mayAssign = mayOpen(reader, assignLearningPage);
  const assign = isLearner(user) && mayAssign && (
    <Link className="lone-link" to="/mentor/assign-learning" search={{ learner: uuid }}>
      {t(pagesMessages.assignLearning)}
    </Link>
  );
  const subscribed = mayOpen(reader, subscriptionsPage) && (
    <Link className="lone-link" to="/subscriptions" search={{ search: user.email }}>
      {t(pagesMessages.subscriptions)}
    </Link>
  );
  return (
    <>
      {(isLearner(user) || learning.length > 0) && (
        <Part title={personMessages.learning} ways={assign}>
          {learning.length === 0 && <p>{t(personMessages.noAreas, { name })}</p>}
          {learning.length > 0 && slots.learning(user, learning)}
        </Part>
      )}
      {(isLearner(user) || certificates.length > 0) && (
        <Part title={personMessages.certificates}>
          <Certificates name={name} certificates={certificates} />
        </Part>
      )}
      <Part title={pagesMessages.subscriptions} ways={subscriptions.length > 0 && subscribed}>
        {subscriptions.length === 0 && <p>{t(personMessages.noSubscription, { name })}</p>}
        {subscriptions.length > 0 && slots.subscriptions(subscriptions)}
      </Part>
    </>
  );
}
