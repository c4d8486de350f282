import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Status } from '#web/ui/status.tsx';

export function ActiveStatus({ active }: { active: boolean }) {
  const { t } = useText();
  return (
    <Status tone={active ? 'ok' : 'muted'}>{t(active ? sharedText.active : sharedText.off)}</Status>
  );
}
