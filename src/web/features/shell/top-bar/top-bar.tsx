import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { appName } from '#web/settings.ts';
import { EnvironmentBadge } from '#web/ui/brand/environment-badge.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

type Props = { user: CurrentUser; find: ReactNode; bell: ReactNode };

export function TopBar({ user, find, bell }: Props) {
  const { t } = useTranslation();
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

export function organisationLabel({
  organisations,
}: Pick<CurrentUser, 'organisations'>): DisplayText {
  const [first, ...others] = organisations;
  if (!first) return appName();
  return others.length > 0
    ? message(shellMessages.organisationAndMore, { name: first.name, number: others.length })
    : first.name;
}
