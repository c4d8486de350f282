import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { User } from '#contract/people.ts';
import { sharedText } from '#texts/shared.ts';
import type { Text } from '#texts/text.ts';
import { usersAccessText } from '#texts/users-access.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './access.module.css';
import { type Act, useAccess } from './use-access.ts';
import { whyNotIn } from './user-state.ts';

type Props = { user: User; isOneself: boolean };

/** The account as it is saved, whatever is being typed above: can they get in, and if not, why? */
export function Access({ user, isOneself }: Props) {
  const { t } = useText();
  const heading = useId();
  return (
    <section className={styles.access} aria-labelledby={heading}>
      <h3 id={heading}>{t(usersAccessText.loggingIn)}</h3>
      <p className={styles.why}>{t(whyNotIn(user))}</p>
      <Acts user={user} isOneself={isOneself} />
      <dl className={styles.facts}>
        <dt>{t(usersAccessText.lastLogin)}</dt>
        <dd>{t(user.last_login_at ? dayAndTime(user.last_login_at) : usersAccessText.never)}</dd>
        <dt>{t(sharedText.organisations)}</dt>
        <dd>
          <Organisations user={user} />
        </dd>
        <dt>{t(usersAccessText.changes)}</dt>
        <dd>
          <Link className="lone-link" to="/history" search={{ subject: user.uuid }}>
            {t(sharedText.history)}
          </Link>
        </dd>
      </dl>
    </section>
  );
}

function Organisations({ user: { organisations } }: { user: User }) {
  const { t } = useText();
  if (organisations.length === 0) return t(usersAccessText.noOrganisation);
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

function Acts({ user, isOneself }: Props) {
  const { t } = useText();
  const access = useAccess(user);
  const { active, invited_at, has_password } = user;
  const invite = invited_at ? usersAccessText.invite : usersAccessText.inviteFirst;
  const act = (name: Act, words: Text) => (
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
      {active && has_password && act('reset', usersAccessText.reset)}
      {isOneself ? (
        <p className={styles.why}>
          {t(usersAccessText.ownSessions, {
            account: (words) => <Link to="/account">{words}</Link>,
          })}
        </p>
      ) : (
        act('end', usersAccessText.endSessions)
      )}
    </div>
  );
}

type Came = ReturnType<ReturnType<typeof useAccess>['cameOf']>;

function Result({ of }: { of: Came }) {
  const { t } = useText();
  return of && <Notice tone={of.isProblem ? 'danger' : 'ok'}>{t(of.words)}</Notice>;
}
