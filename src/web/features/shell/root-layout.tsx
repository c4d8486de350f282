import { Outlet } from '@tanstack/react-router';
import { GuestCardFooter } from '#web/ui/guest-card/guest-card.tsx';
import { IconSprite } from '#web/ui/icon/icon-sprite.tsx';
import { LanguageSwitch } from './top-bar/language-switch.tsx';
import { PendingCallsBar } from './top-bar/pending-calls-bar.tsx';

/** What every page has, whoever looks at it. */
export function RootLayout() {
  return (
    <>
      <IconSprite />
      <PendingCallsBar />
      <GuestCardFooter value={<LanguageSwitch />}>
        <Outlet />
      </GuestCardFooter>
    </>
  );
}
