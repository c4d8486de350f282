import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { shortRoleLabels } from '#contract/permissions.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useLogOut } from '#web/platform/session/session.ts';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './profile-menu.module.css';

export function ProfileMenu({ user }: { user: CurrentUser }) {
  const { t, attr, locale } = useTranslation();
  const [role] = user.roles;
  return (
    <div className={styles.profile}>
      <Link to="/account" className={styles.person} {...attr('title', shellMessages.myAccount)}>
        {/* Or the person's name would be in the language of the title. */}
        <span className={styles.whole} lang={locale}>
          <Avatar name={user.name} photo={user.profile_photo} />
          <span className={styles.words}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.role}>{role && t(shortRoleLabels[role])}</span>
          </span>
        </span>
      </Link>
      <LogOut />
    </div>
  );
}

function LogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logOut = useMutation({ mutationFn: useLogOut(() => navigate({ to: '/' })) });
  return (
    <>
      <button
        type="button"
        className={styles.logout}
        aria-disabled={logOut.isPending || undefined}
        onClick={() => logOut.isPending || logOut.mutate()}
      >
        <Icon name="logout" />
        <span>{t(logOut.isPending ? sharedMessages.working : shellMessages.logout)}</span>
      </button>
      {logOut.isError && (
        <p role="alert" className={styles.problem}>
          {t(shellMessages.stillLoggedIn, { why: errorMessage(logOut.error) })}
        </p>
      )}
    </>
  );
}
