import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import { historyIndex } from '#contract/history/history.ts';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import { type User, updateUser, userRecords } from '#contract/people/people.ts';
import { roleLabels } from '#contract/permissions.ts';
import { mayCall } from '#contract/rights.ts';
import { message } from '#lib/messages/message.ts';
import { listMessage } from '#messages/list-message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { personMessages } from '#messages/people/person.ts';
import { usersMessages } from '#messages/people/users.ts';
import { usersAccessMessages } from '#messages/people/users-access.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { Access } from '#web/features/users/access/access.tsx';
import { AccountForm } from '#web/features/users/form/account-form.tsx';
import { isLearner, isMentor } from '#web/features/users/form/mentoring-roles.ts';
import { accountStatuses } from '#web/features/users/list/account-status.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { HandOver } from '#web/patterns/removal-question/removal-question.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { usePageTitle } from '#web/platform/router/page-title.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { Organisations } from './organisations.tsx';
import { Part } from './part.tsx';
import { PastOrganisations } from './past-organisations.tsx';
import styles from './person.module.css';
import { Records } from './records.tsx';

export type UserRecords = ReplyJson<typeof userRecords>['records'];

/** Parts of the page that other features draw. */
export type PersonSlots = {
  ownMentor: (learner: User, mentor: UserRecords['mentor']) => ReactNode;
  ownLearners: (mentor: User) => ReactNode;
  /** For somebody who mentors no more: how many of their learners have nobody since. */
  learnersLeft: (mentor: User, count: number) => ReactNode;
  /** For somebody who is about to stop mentoring: who takes over their learners. */
  handOver: (mentor: User) => ReactNode;
  /** The same for one organisation that they are about to leave. */
  handOverAt: HandOver;
  /** What they log in with besides the password. */
  secondStep: (
    user: User,
    isOneself: boolean,
    is: NonNullable<UserRecords['second_step']>,
  ) => ReactNode;
  learning: (learner: User, learning: UserRecords['learning']) => ReactNode;
  subscriptions: (subscriptions: UserRecords['subscriptions']) => ReactNode;
  changes: (user: User) => ReactNode;
};

type Props = { user: User; trail: ReactNode; slots: PersonSlots };

export function Person({ user, trail, slots }: Props) {
  const { t } = useTranslation();
  const { uuid, name, also_elsewhere: isOthers = false } = user;
  const reader = useCurrentUser();
  const isOneself = reader.uuid === uuid;
  const mayReadRecords = mayCall(reader, userRecords);
  const mayReadHistory = mayCall(reader, historyIndex);
  const records = useQuery({
    ...read(userRecords, { params: { uuid } }),
    select: (reply) => reply.records,
    enabled: mayReadRecords,
  });
  usePageTitle(name);
  return (
    <>
      <PageHeader title={name} trail={trail} purpose={<States user={user} />} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {mayCall(reader, updateUser) && (
            <Part title={personMessages.account}>
              {isOthers ? (
                <p>{t(personMessages.alsoElsewhere, { name })}</p>
              ) : (
                <AccountForm user={user} isOneself={isOneself} handOver={slots.handOver} />
              )}
            </Part>
          )}
          {!isOthers && (
            <Part title={usersAccessMessages.loggingIn}>
              <Access user={user} isOneself={isOneself} hasRole={hasRole(user)} />
              {records.data?.second_step &&
                slots.secondStep(user, isOneself, records.data.second_step)}
            </Part>
          )}
        </div>
        <div className={styles.column}>
          <Part title={sharedMessages.organisations}>
            <Organisations user={user} handOver={slots.handOverAt} />
            <PastOrganisations past={records.data?.past_organisations ?? []} />
          </Part>
          {isLearner(user) && records.data && (
            <Part title={caseloadMessages.mentor}>
              {slots.ownMentor(user, records.data.mentor)}
            </Part>
          )}
          {mayCall(reader, mentorBoard) && (
            <Learners user={user} left={records.data?.learners_left ?? 0} slots={slots} />
          )}
          {mayReadRecords && <Records user={user} records={records} slots={slots} />}
          {mayReadHistory && (
            <Part title={sharedMessages.history} ways={<WholeHistory uuid={uuid} />}>
              {slots.changes(user)}
            </Part>
          )}
        </div>
      </div>
    </>
  );
}

type LearnersProps = { user: User; left: number; slots: PersonSlots };

/** Whom they mentor, or mentored last. It stays once those are handed over: the undo is in it. */
function Learners({ user, left, slots }: LearnersProps) {
  const [hasLeft, setHasLeft] = useState(false);
  if (left > 0 && !hasLeft) setHasLeft(true);
  if (!isMentor(user) && !hasLeft) return null;
  return (
    <Part title={caseloadMessages.learners}>
      {isMentor(user) && slots.ownLearners(user)}
      {hasLeft && slots.learnersLeft(user, left)}
    </Part>
  );
}

function WholeHistory({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  return (
    <Link className="lone-link" to="/history" search={{ subject: uuid }}>
      {t(personMessages.wholeHistory)}
    </Link>
  );
}

/** Of whoever belongs elsewhere too it is not known what they are there. */
const hasRole = ({ roles, organisation_roles, also_elsewhere }: User) =>
  roles.length > 0 || organisation_roles.length > 0 || also_elsewhere === true;

/** What the account is, in a line under the name. */
function States({ user }: { user: User }) {
  const { t } = useTranslation();
  const { email, roles, organisation_roles } = user;
  const words = [
    ...roles.map((role) => roleLabels[role.name]),
    ...organisation_roles.map(({ organisation, role }) =>
      message(personMessages.roleAt, {
        role: organisationRoleLabels[role],
        organisation: organisation.name,
      }),
    ),
  ];
  return (
    <span className={styles.states}>
      <a className="lone-link" href={`mailto:${email}`}>
        {email}
      </a>
      {words.length > 0 && <span>{t(listMessage(words))}</span>}
      {!hasRole(user) && <span>{t(usersMessages.withoutRole)}</span>}
      {accountStatuses(user).map(({ tone, word }) => (
        <Status key={word.key} tone={tone}>
          {t(word)}
        </Status>
      ))}
    </span>
  );
}
