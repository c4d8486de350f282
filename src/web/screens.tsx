import {
  lazyRouteComponent,
  type RouteComponent,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { type PagePath, page } from '#contract/pages.ts';
import { LoginScreen } from '#web/features/accounts/login-screen.tsx';
import { ErrorScreen } from '#web/features/errors/error-screen.tsx';
import { Forbidden } from '#web/features/errors/forbidden.tsx';
import { MaintenanceScreen } from '#web/features/errors/maintenance-screen.tsx';
import { DashboardScreen } from '#web/features/shell/dashboard-screen.tsx';
import { arrivedBy } from '#web/platform/arrival.ts';
import { followIntended, intended } from '#web/platform/intended.ts';
import { returnPath } from '#web/platform/return-path.ts';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/*
 * What is put together from several features is put together here. The screens that somebody may
 * meet first are small and come with the start; the others in files of their own.
 */

export const ReviewLearning = lazyRouteComponent(
  () => import('#web/features/mentoring/review-learning-screen.tsx'),
  'ReviewLearningScreen',
);
export const Review = lazyRouteComponent(
  () => import('#web/features/mentoring/review-screen.tsx'),
  'ReviewScreen',
);
export const Areas = lazyRouteComponent(
  () => import('#web/features/learning/areas-screen.tsx'),
  'AreasScreen',
);
export const Pods = lazyRouteComponent(
  () => import('#web/features/learning/pods-screen.tsx'),
  'PodsScreen',
);
export const Lookups = lazyRouteComponent(
  () => import('#web/features/learning/lookups-screen.tsx'),
  'LookupsScreen',
);
export const AssignLearning = lazyRouteComponent(
  () => import('#web/features/assigning/assign-learning-screen.tsx'),
  'AssignLearningScreen',
);
export const AssignMany = lazyRouteComponent(
  () => import('#web/features/assigning/assign-many-screen.tsx'),
  'AssignManyScreen',
);
export const Reflections = lazyRouteComponent(
  () => import('#web/features/questions/reflections-screen.tsx'),
  'ReflectionsScreen',
);
export const WorklistPanel = lazyRouteComponent(
  () => import('#web/features/mentoring/worklist-panel.tsx'),
  'WorklistPanel',
);

export const Organisations = lazyRouteComponent(
  () => import('#web/features/organisations/organisations-screen.tsx'),
  'OrganisationsScreen',
);
export const Caseload = lazyRouteComponent(
  () => import('#web/features/caseload/caseload-screen.tsx'),
  'CaseloadScreen',
);
export const Users = lazyRouteComponent(() => import('./users-screen.tsx'), 'Users');

export const Imports = lazyRouteComponent(
  () => import('#web/features/imports/imports-screen.tsx'),
  'ImportsScreen',
);
export const Import = lazyRouteComponent(
  () => import('#web/features/imports/import-screen.tsx'),
  'ImportScreen',
);

export const Subscriptions = lazyRouteComponent(
  () => import('#web/features/subscriptions/subscriptions-screen.tsx'),
  'SubscriptionsScreen',
);

export const Localisation = lazyRouteComponent(
  () => import('#web/features/localisation/localisation-screen.tsx'),
  'LocalisationScreen',
);
export const History = lazyRouteComponent(
  () => import('#web/features/history/history-screen.tsx'),
  'HistoryScreen',
);
export const System = lazyRouteComponent(
  () => import('#web/features/system/system-screen.tsx'),
  'SystemScreen',
);
export const PeoplePanel = lazyRouteComponent(
  () => import('#web/features/overview/people-panel.tsx'),
  'PeoplePanel',
);
const LearningPanel = lazy(async () => ({
  default: (await import('#web/features/overview/learning-panel.tsx')).LearningPanel,
}));

export const MyLearning = lazyRouteComponent(
  () => import('#web/features/my-learning/my-learning-screen.tsx'),
  'MyLearningScreen',
);
export const MyReflection = lazyRouteComponent(
  () => import('#web/features/my-learning/reflection-screen.tsx'),
  'ReflectionScreen',
);
export const MyCertificates = lazyRouteComponent(
  () => import('#web/features/my-learning/certificates-screen.tsx'),
  'CertificatesScreen',
);
export const OwnLearningPanel = lazyRouteComponent(
  () => import('#web/features/my-learning/own-learning-panel.tsx'),
  'OwnLearningPanel',
);
export const Corrections = lazyRouteComponent(
  () => import('#web/features/corrections/corrections-screen.tsx'),
  'CorrectionsScreen',
);
export const CorrectionsPanel = lazyRouteComponent(
  () => import('#web/features/corrections/corrections-panel.tsx'),
  'CorrectionsPanel',
);

const joining = () => import('./joining-screens.tsx');

export const Register = lazyRouteComponent(joining, 'Register');
export const ForgotPassword = lazyRouteComponent(joining, 'ForgotPassword');
export const ResetPassword = lazyRouteComponent(joining, 'ResetPassword');
export const SetUp = lazyRouteComponent(joining, 'SetUp');
export const VerifyEmail = lazyRouteComponent(joining, 'VerifyEmail');
export const Notices = lazyRouteComponent(
  () => import('#web/features/notices/notices-screen.tsx'),
  'NoticesScreen',
);
const NoticeSettings = lazyRouteComponent(
  () => import('#web/features/notices/notice-settings.tsx'),
  'NoticeSettings',
);
const AccountScreen = lazyRouteComponent(
  () => import('#web/features/my-account/account-screen.tsx'),
  'AccountScreen',
);
export const Account = Object.assign(
  () => <AccountScreen notices={<Part of={NoticeSettings} />} />,
  {
    preload: async () => {
      await Promise.all([AccountScreen.preload?.(), NoticeSettings.preload?.()]);
    },
  },
);

export function Login() {
  const { reset, to, signed_out: signedOut } = useSearch({ from: '/guests/login' });
  const { navigate } = useRouter();
  function goOn() {
    if (!followIntended()) void navigate({ href: returnPath(to), replace: true });
  }
  return (
    <LoginScreen
      reset={reset}
      signedOut={signedOut !== undefined}
      isVerifying={intended() !== undefined}
      onLoggedIn={goOn}
    />
  );
}

export function Maintenance() {
  const { to } = useSearch({ from: '/maintenance' });
  const { navigate } = useRouter();
  const goBack = () => void navigate({ href: returnPath(to, ['auth', 'guest']), replace: true });
  return <MaintenanceScreen onReady={to === undefined ? undefined : goBack} />;
}

export function Dashboard() {
  const [arrival] = useState(arrivedBy);
  return (
    <DashboardScreen
      arrival={arrival}
      worklist={<Part of={WorklistPanel} />}
      people={
        <>
          <Part of={PeoplePanel} />
          <Suspense>
            <CorrectionsPanel />
          </Suspense>
        </>
      }
      learning={<Part of={LearningPanel} />}
      ownLearning={<Part of={OwnLearningPanel} />}
    />
  );
}

/** Each comes when it is ready: none waits for another. */
function Part({ of: Panel }: { of: ComponentType }) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Panel />
    </Suspense>
  );
}

/** A page of the shell: its screen for those who may see it, its heading while it loads. */
export function framed<const P extends PagePath>(path: P, Screen: RouteComponent) {
  const { title, purpose, allow } = page(path);
  const Framed = () =>
    permits(useCurrentUser(), allow) ? (
      <Screen />
    ) : (
      <Forbidden title={title} purpose={purpose} allow={allow} />
    );
  const Pending = () => (
    <>
      <PageHeader title={title} purpose={purpose} />
      <Skeleton />
    </>
  );
  // The router fetches a screen's file ahead by way of `preload`.
  const component: RouteComponent = Object.assign(
    Framed,
    Screen.preload && { preload: Screen.preload },
  );
  return { path, component, pendingComponent: Pending, errorComponent: ErrorScreen };
}
