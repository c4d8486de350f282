import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { User } from '#contract/people.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './access.module.css';
import { type Act, useAccess } from './use-access.ts';
import { whyNotIn } from './user-state.ts';

type Props = { user: User; isOneself: boolean };

/** The account as it is saved, whatever is being typed above: can they get in, and if not, why? */
export function Access({ user, isOneself }: Props) {
  const heading = useId();
  return (
    <section className={styles.access} aria-labelledby={heading}>
      <h3 id={heading}>Logging in</h3>
      <p className={styles.why}>{whyNotIn(user)}</p>
      <Acts user={user} isOneself={isOneself} />
      <dl className={styles.facts}>
        <dt>Last login</dt>
        <dd>{user.last_login_at ? dayAndTime(user.last_login_at) : 'Never'}</dd>
        <dt>Organisations</dt>
        <dd>
          <Organisations user={user} />
        </dd>
        <dt>Changes</dt>
        <dd>
          <Link to="/history" search={{ subject: user.uuid }}>
            History
          </Link>
        </dd>
      </dl>
    </section>
  );
}

function Organisations({ user: { organisations } }: { user: User }) {
  if (organisations.length === 0) return 'None';
  return (
    <ul>
      {organisations.map(({ uuid, name }) => (
        <li key={uuid}>
          <Link to="/organisations" search={{ view: uuid }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Acts({ user, isOneself }: Props) {
  const access = useAccess(user);
  const { active, invited_at, email_verified_at, last_login_at } = user;
  const isNew = !email_verified_at && !last_login_at;
  const act = (name: Act, words: ReactNode) => (
    <div className={styles.act}>
      <Button onClick={() => void access.run(name)} busy={access.busy === name}>
        {words}
      </Button>
      <div role="status">
        <Result said={access.saidOf(name)} />
      </div>
    </div>
  );
  return (
    <div className={styles.acts}>
      {active && (invited_at || isNew) && act('invite', 'Send the invitation again')}
      {active && !invited_at && act('reset', 'Send a password reset')}
      {isOneself ? (
        <p className={styles.why}>
          Your own sessions are in <Link to="/account">My account</Link>.
        </p>
      ) : (
        act('end', 'End all sessions')
      )}
    </div>
  );
}

type Said = ReturnType<ReturnType<typeof useAccess>['saidOf']>;

function Result({ said }: { said: Said }) {
  return said && <Notice tone={said.isProblem ? 'danger' : 'ok'}>{said.words}</Notice>;
}
