import { useRouter, useSearch } from '@tanstack/react-router';
import { MaintenanceScreen } from '#web/features/errors/maintenance-screen.tsx';
import { returnPath } from '#web/platform/return-path.ts';

/** What the closed product says, joined to its address. */
export function Maintenance() {
  const { to } = useSearch({ from: '/maintenance' });
  const { navigate } = useRouter();
  const goBack = () => void navigate({ href: returnPath(to, ['auth', 'guest']), replace: true });
  return <MaintenanceScreen onReady={to === undefined ? undefined : goBack} />;
}
