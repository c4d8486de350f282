import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Page } from '#contract/pages/page.ts';
import { type Section, sections } from '#contract/pages/sections.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { ProfileMenu } from '#web/features/shell/top-bar/profile-menu.tsx';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './bottom-bar.module.css';
import { Navigation } from './navigation.tsx';
import { firstFour, wayInto } from './sections.ts';

type Props = { user: CurrentUser; entries: readonly Section[]; current: Page | undefined };

/** The navigation of phones: four entries within reach of a thumb, the rest in a sheet. */
export function BottomBar({ user, entries, current }: Props) {
  const { t } = useTranslation();
  const name = useHiddenLabel(shellMessages.mainShort);
  // Where the sheet was opened: going anywhere else closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt !== undefined && openedAt === current?.path;
  const tabs = firstFour(user, entries);
  const isUnderMore = current?.section !== undefined && !tabs.includes(current.section);

  return (
    <>
      {name.words}
      <nav aria-labelledby={name.id} className={styles.bar}>
        {tabs.map((section) => (
          <Tab
            key={section}
            section={section}
            path={wayInto(user, section) ?? sections[section].path}
            isCurrent={section === current?.section}
          />
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isUnderMore || undefined}
          onClick={() => setOpenedAt(current?.path)}
        >
          <Icon name="more" />
          <span>{t(shellMessages.more)}</span>
        </button>
      </nav>
      <Dialog open={isOpen} onClose={() => setOpenedAt(undefined)} title={shellMessages.more}>
        <div className={styles.sheet}>
          <Navigation user={user} entries={entries} current={current} />
          <ProfileMenu user={user} />
        </div>
      </Dialog>
    </>
  );
}

type TabProps = { section: Section; path: string; isCurrent: boolean };

function Tab({ section, path, isCurrent }: TabProps) {
  const { t } = useTranslation();
  const { label }: { label: MessageDescriptor } = sections[section];
  return (
    <Link to={path} aria-current={isCurrent || undefined}>
      <Icon name={section} />
      <span>{t(label)}</span>
    </Link>
  );
}
