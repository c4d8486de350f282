import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { shellText } from '#texts/shell.ts';
import { say, type Words } from '#texts/text.ts';
import { appName } from '#web/platform/settings.ts';
import { useText } from '#web/platform/use-text.tsx';
import { EnvironmentBadge } from '#web/ui/environment-badge.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

type Props = { user: CurrentUser; find: ReactNode; bell: ReactNode };

export function TopBar({ user, find, bell }: Props) {
  const { t } = useText();
  return (
    <>
      <p className={styles.organisation}>{t(organisationLabel(user))}</p>
      {find}
      <div className={styles.tools}>
        <EnvironmentBadge />
        {bell}
        <LanguageSwitch isCompact />
        <ThemeSwitch />
      </div>
    </>
  );
}

export function organisationLabel({ organisations }: Pick<CurrentUser, 'organisations'>): Words {
  const [first, ...others] = organisations;
  if (!first) return appName();
  return others.length > 0
    ? say(shellText.organisationAndMore, { name: first.name, number: others.length })
    : first.name;
}
