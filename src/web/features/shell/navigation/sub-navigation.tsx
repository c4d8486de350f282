import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Page } from '#contract/pages/page.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { pagesFor } from './sections.ts';
import styles from './sub-navigation.module.css';

/** The current section's pages again, where the sidebar has no room for them. */
export function SubNavigation({ user, current }: { user: CurrentUser; current: Page }) {
  const { t } = useTranslation();
  const name = useHiddenLabel(shellMessages.inThisSection);
  const pages = current.section ? pagesFor(user, current.section, current) : [];
  if (pages.length < 2) return null;
  return (
    <nav aria-labelledby={name.id} className={styles.sub}>
      {name.words}
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{t(title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
