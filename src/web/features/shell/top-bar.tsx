import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { appName, environment } from '#web/platform/settings.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

type Props = { user: CurrentUser; bell: ReactNode };

export function TopBar({ user, bell }: Props) {
  const where = environment();
  return (
    <>
      <p className={styles.organisation}>{organisationLabel(user)}</p>
      {where && where !== 'production' && <p className={styles.environment}>{where}</p>}
      {bell}
      <ThemeSwitch />
    </>
  );
}

export function organisationLabel({ organisations }: Pick<CurrentUser, 'organisations'>): string {
  const [first, ...others] = organisations;
  if (!first) return appName();
  return others.length > 0 ? `${first.name} and ${others.length} more` : first.name;
}
