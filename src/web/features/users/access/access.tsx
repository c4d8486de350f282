import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { User } from '#contract/people/people.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { usersAccessMessages } from '#messages/people/users-access.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { loginProblem } from '#web/features/users/list/account-status.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './access.module.css';
import { type AccessAction, useAccess } from './use-access.ts';

type Props = { user: User; isOneself: boolean };

/** The account as it is saved, whatever is being typed above: can they get in, and if not, why? */
export function Access({ user, isOneself }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={styles.access} aria-labelledby={heading}>
      <h3 id={heading}>{t(usersAccessMessages.loggingIn)}</h3>
      <p className={styles.why}>{t(loginProblem(user))}</p>
      <AccessActions user={user} isOneself={isOneself} />
      <dl className={styles.facts}>
        <dt>{t(usersAccessMessages.lastLogin)}</dt>
        <dd>
          {t(user.last_login_at ? formatDateTime(user.last_login_at) : usersAccessMessages.never)}
        </dd>
        <dt>{t(sharedMessages.organisations)}</dt>
        <dd>
          <Organisations user={user} />
        </dd>
        <dt>{t(usersAccessMessages.changes)}</dt>
        <dd>
          <Link className="lone-link" to="/history" search={{ subject: user.uuid }}>
            {t(sharedMessages.history)}
          </Link>
        </dd>
      </dl>
    </section>
  );
}

function Organisations({ user: { organisations } }: { user: User }) {
  const { t } = useTranslation();
  if (organisations.length === 0) return t(usersAccessMessages.noOrganisation);
  return (
    <ul>
      {organisations.map(({ uuid, name }) => (
        <li key={uuid}>
          <Link className="lone-link" to="/organisations" search={{ view: uuid }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function AccessActions({ user, isOneself }: Props) {
  const { t } = useTranslation();
  const access = useAccess(user);
  const { active, invited_at, has_password } = user;
  const invite = invited_at ? usersAccessMessages.invite : usersAccessMessages.inviteFirst;
  const act = (name: AccessAction, words: MessageDescriptor) => (
    <div className={styles.act}>
      <Button onClick={() => void access.run(name)} busy={access.busy === name}>
        {t(words)}
      </Button>
      <div role="status">
        <Result of={access.cameOf(name)} />
      </div>
    </div>
  );
  return (
    <div className={styles.acts}>
      {active && !has_password && act('invite', invite)}
      {active && has_password && act('reset', usersAccessMessages.reset)}
      {isOneself ? (
        <p className={styles.why}>
          {t(usersAccessMessages.ownSessions, {
            account: (words) => <Link to="/account">{words}</Link>,
          })}
        </p>
      ) : (
        act('end', usersAccessMessages.endSessions)
      )}
    </div>
  );
}

type Came = ReturnType<ReturnType<typeof useAccess>['cameOf']>;

function Result({ of }: { of: Came }) {
  const { t } = useTranslation();
  return of && <Callout tone={of.isProblem ? 'danger' : 'ok'}>{t(of.words)}</Callout>;
}
