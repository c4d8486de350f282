import { Link } from '@tanstack/react-router';
import type { Page } from '#contract/pages/page.ts';
import { type Section, sections } from '#contract/pages/sections.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './navigation.module.css';
import { pagesOf } from './sections.ts';

type Props = { entries: readonly Section[]; current: Page | undefined };

/** The sections, and the pages of the one the person is in. */
export function Navigation({ entries, current }: Props) {
  return (
    <ul className={styles.navigation}>
      {entries.map((section) => (
        <li key={section}>
          <Entry section={section} isCurrent={section === current?.section} />
          {section === current?.section && <Children section={section} />}
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { section: Section; isCurrent: boolean };

function Entry({ section, isCurrent }: EntryProps) {
  const { t } = useTranslation();
  const { label, path }: { label: MessageDescriptor; path: string } = sections[section];
  return (
    <Link to={path} className={styles.entry} aria-current={isCurrent || undefined}>
      <Icon name={section} />
      <span>{t(label)}</span>
    </Link>
  );
}

function Children({ section }: { section: Section }) {
  const { t } = useTranslation();
  const children = pagesOf(section);
  if (children.length === 0) return null;
  return (
    <ul className={styles.children}>
      {children.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className={styles.child}>
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
