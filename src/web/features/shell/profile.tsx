import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts.ts';
import { rolesInShort } from '#contract/permissions.ts';
import { sharedText } from '#texts/shared.ts';
import { shellText } from '#texts/shell.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useLogOut } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './profile.module.css';

export function Profile({ user }: { user: CurrentUser }) {
  const { t, attr, locale } = useText();
  const [role] = user.roles;
  return (
    <div className={styles.profile}>
      <Link to="/account" className={styles.person} {...attr('title', shellText.myAccount)}>
        {/* Or the person's name would be in the language of the title. */}
        <span className={styles.whole} lang={locale}>
          <Avatar name={user.name} photo={user.profile_photo} />
          <span className={styles.words}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.role}>{role && t(rolesInShort[role])}</span>
          </span>
        </span>
      </Link>
      <LogOut />
    </div>
  );
}

function LogOut() {
  const { t } = useText();
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
        <span>{t(logOut.isPending ? sharedText.working : shellText.logout)}</span>
      </button>
      {logOut.isError && (
        <p role="alert" className={styles.problem}>
          {t(shellText.stillLoggedIn, { why: sentenceOf(logOut.error) })}
        </p>
      )}
    </>
  );
}
