import { SetUpScreen } from '#web/features/factor-rules/set-up-screen.tsx';
import { LogOut } from '#web/features/joining/log-out.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

const Factors = lazyPart(
  async () => (await import('#web/features/my-account/factors/factors.tsx')).Factors,
  () => <Skeleton lines={3} />,
);

/** The part of My account that sets a second step up, and the way on. */
export const TwoStepPage = () => (
  <SetUpScreen factors={(onward) => <Factors onward={onward} />} logOut={<LogOut />} />
);
