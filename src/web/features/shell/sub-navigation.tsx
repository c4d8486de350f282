import { Link } from '@tanstack/react-router';
import type { Page } from '#contract/page-list.ts';
import { shellText } from '#texts/shell.ts';
import { useText } from '#web/platform/use-text.tsx';
import { pagesOf } from './sections.ts';
import styles from './sub-navigation.module.css';

/** The current section's pages again, where the sidebar has no room for them. */
export function SubNavigation({ current }: { current: Page }) {
  const { t, attr } = useText();
  const pages = current.section ? pagesOf(current.section) : [];
  if (pages.length < 2) return null;
  return (
    <nav {...attr('aria-label', shellText.inThisSection)} className={styles.sub}>
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
