import { Outlet } from '@tanstack/react-router';
import { BelowCard } from '#web/ui/guest-card.tsx';
import { Sprite } from '#web/ui/sprite.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { RequestBar } from './request-bar.tsx';

/** What every page has, whoever looks at it. */
export function RootLayout() {
  return (
    <>
      <Sprite />
      <RequestBar />
      <BelowCard value={<LanguageSwitch />}>
        <Outlet />
      </BelowCard>
    </>
  );
}
