import { Status } from '#web/ui/status.tsx';

export function ActiveStatus({ active }: { active: boolean }) {
  return <Status tone={active ? 'ok' : 'muted'}>{active ? 'Active' : 'Off'}</Status>;
}
