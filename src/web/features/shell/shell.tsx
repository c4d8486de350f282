import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageAt } from '#contract/pages/pages.ts';
import { sections } from '#contract/pages/sections.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Brand } from '#web/ui/brand/brand.tsx';
import { BelowHeading } from '#web/ui/page-header/page-header.tsx';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { Navigation } from './navigation/navigation.tsx';
import { sectionsFor } from './navigation/sections.ts';
import { SubNavigation } from './navigation/sub-navigation.tsx';
import styles from './shell.module.css';
import { Banners } from './top-bar/banners.tsx';
import { ProfileMenu } from './top-bar/profile-menu.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

type Props = {
  find: ReactNode;
  bell: ReactNode;
  /** Below headings, for those with roles at single organisations. */
  covered: ReactNode;
};

/** The layout of whoever is logged in. `find` is the way to everything, `bell` what they are told. */
export function Shell({ find, bell, covered }: Props) {
  const { t } = useTranslation();
  const main = useHiddenLabel(shellMessages.main);
  const user = useCurrentUser();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const current = pageAt(pathname);
  const entries = sectionsFor(user);

  return (
    <>
      <a className={styles.skip} href="#main">
        {t(shellMessages.skip)}
      </a>
      <div className="frame">
        <nav className="frame-side" aria-labelledby={main.id}>
          {main.words}
          <Link className="frame-brand" to={sections.dashboard.path} preload={false}>
            <Brand />
          </Link>
          <Navigation user={user} entries={entries} current={current} />
          <ProfileMenu user={user} />
        </nav>
        <header className="frame-top">
          <TopBar user={user} find={find} bell={bell} />
        </header>
        <main id="main" tabIndex={-1} className="frame-main">
          <Banners />
          <BelowHeading
            value={
              <>
                {current && !current.hidden && <SubNavigation user={user} current={current} />}
                {user.scopes && covered}
              </>
            }
          >
            <Outlet />
          </BelowHeading>
        </main>
        <BottomBar user={user} entries={entries} current={current} />
      </div>
    </>
  );
}
