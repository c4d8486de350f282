import { Link } from '@tanstack/react-router';
import type { Page } from '#contract/page-list.ts';
import { shellText } from '#texts/shell.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { pagesOf } from './sections.ts';
import styles from './sub-navigation.module.css';

/** The current section's pages again, where the sidebar has no room for them. */
export function SubNavigation({ current }: { current: Page }) {
  const { t } = useText();
  const name = useName(shellText.inThisSection);
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
