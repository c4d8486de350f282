import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Page } from '#contract/pages/page.ts';
import { type Section, sections } from '#contract/pages/sections.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './navigation.module.css';
import { pagesFor, wayInto } from './sections.ts';

type Props = { user: CurrentUser; entries: readonly Section[]; current: Page | undefined };

/**
 * The sections, and the pages of the one the person is in. One that is not for them carries a lock:
 * it leads to the page that says who can help.
 */
export function Navigation({ user, entries, current }: Props) {
  const locked = useHiddenLabel(shellMessages.locked);
  const isLocked = (section: Section) => wayInto(user, section) === undefined;
  return (
    <>
      {entries.some(isLocked) && locked.words}
      <ul className={styles.navigation}>
        {entries.map((section) => (
          <li key={section}>
            <Entry
              section={section}
              path={wayInto(user, section)}
              isCurrent={section === current?.section}
              lock={locked.id}
            />
            {section === current?.section && <Children pages={pagesFor(user, section, current)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

type EntryProps = { section: Section; path: string | undefined; isCurrent: boolean; lock: string };

function Entry({ section, path, isCurrent, lock }: EntryProps) {
  const { t } = useTranslation();
  const { label, path: start }: { label: MessageDescriptor; path: string } = sections[section];
  return (
    <Link
      to={path ?? start}
      className={styles.entry}
      aria-current={isCurrent || undefined}
      aria-describedby={path ? undefined : lock}
    >
      <Icon name={section} />
      <span>{t(label)}</span>
      {!path && <Icon name="lock" className={styles.lock} />}
    </Link>
  );
}

function Children({ pages }: { pages: readonly Page[] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <ul className={styles.children}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className={styles.child}>
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
