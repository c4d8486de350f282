import { Link } from '@tanstack/react-router';
import type { Page } from '#contract/pages/page.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { pagesOf } from './sections.ts';
import styles from './sub-navigation.module.css';

/** The current section's pages again, where the sidebar has no room for them. */
export function SubNavigation({ current }: { current: Page }) {
  const { t } = useTranslation();
  const name = useHiddenLabel(shellMessages.inThisSection);
  const pages = current.section ? pagesOf(current.section) : [];
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
