import { Link } from '@tanstack/react-router';
import type { Page } from '#contract/page-list.ts';
import { pagesOf } from './sections.ts';
import styles from './sub-navigation.module.css';

/** The current section's pages again, where the sidebar has no room for them. */
export function SubNavigation({ current }: { current: Page }) {
  const pages = current.section ? pagesOf(current.section) : [];
  if (pages.length < 2) return null;
  return (
    <nav aria-label="In this section" className={styles.sub}>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
