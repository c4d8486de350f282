import { Empty } from '#web/ui/empty.tsx';

export function NoAreas() {
  return (
    <Empty>
      You have no learning areas yet. Your mentor assigns them, and they are listed here as soon as
      that is done. If you are waiting for one, ask your mentor or an administrator.
    </Empty>
  );
}
