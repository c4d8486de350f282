import { SetUpScreen } from '#web/features/factor-rules/set-up-screen.tsx';
import { LogOut } from '#web/features/joining/log-out.tsx';
import { Factors } from '#web/features/my-account/factors/factors.tsx';

/** The part of My account that sets a second step up, and the way on. */
export const TwoStepPage = () => (
  <SetUpScreen factors={(onward) => <Factors onward={onward} />} logOut={<LogOut />} />
);
