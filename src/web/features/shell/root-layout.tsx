import { Outlet } from '@tanstack/react-router';
import { Sprite } from '#web/ui/sprite.tsx';
import { RequestBar } from './request-bar.tsx';

/** What every page has, whoever looks at it. */
export function RootLayout() {
  return (
    <>
      <Sprite />
      <RequestBar />
      <Outlet />
    </>
  );
}
