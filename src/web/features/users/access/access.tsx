import { Link } from '@tanstack/react-router';
import type { User } from '#contract/people/people.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { usersAccessMessages } from '#messages/people/users-access.ts';
import { loginProblem } from '#web/features/users/list/account-status.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './access.module.css';
import { type AccessAction, type AccessResult, useAccess } from './use-access.ts';

type Props = { user: User; isOneself: boolean };
type AccessProps = Props & { hasRole: boolean };

/** Whether the person can log in, by the account as it is saved, and what can be done about it. */
export function Access({ user, isOneself, hasRole }: AccessProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(loginProblem(user, hasRole))}</p>
      <AccessActions user={user} isOneself={isOneself} />
      <p className={styles.why}>
        {t(usersAccessMessages.lastLogin, {
          at: user.last_login_at ? formatDateTime(user.last_login_at) : usersAccessMessages.never,
        })}
      </p>
    </>
  );
}

function AccessActions({ user, isOneself }: Props) {
  const { t } = useTranslation();
  const access = useAccess(user);
  const { active, invited_at, has_password } = user;
  const invite = invited_at ? usersAccessMessages.invite : usersAccessMessages.inviteFirst;
  const actionButton = (action: AccessAction, label: MessageDescriptor) => (
    <div className={styles.act}>
      <Button onClick={() => void access.run(action)} busy={access.busy === action}>
        {t(label)}
      </Button>
      <div role="status">
        <ActionResult result={access.resultOf(action)} />
      </div>
    </div>
  );
  return (
    <div className={styles.acts}>
      {active && !has_password && actionButton('invite', invite)}
      {active && has_password && actionButton('reset', usersAccessMessages.reset)}
      {isOneself ? (
        <p className={styles.why}>
          {t(usersAccessMessages.ownSessions, {
            account: (words) => <Link to="/account">{words}</Link>,
          })}
        </p>
      ) : (
        actionButton('end', usersAccessMessages.endSessions)
      )}
    </div>
  );
}

function ActionResult({ result }: { result: AccessResult | null }) {
  const { t } = useTranslation();
  if (!result) return null;
  return <Callout tone={result.isProblem ? 'danger' : 'ok'}>{t(result.message)}</Callout>;
}
