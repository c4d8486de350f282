import { Suspense } from 'react';
import { AccountScreen } from '#web/features/my-account/account-screen.tsx';
import { NoticeSettingsPanel } from '#web/features/notices/notice-settings-panel.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

/** Somebody's own account, and when they are mailed about what. */
export function AccountPage() {
  const notices = (
    <Suspense fallback={<Skeleton />}>
      <NoticeSettingsPanel />
    </Suspense>
  );
  return <AccountScreen notices={notices} />;
}
