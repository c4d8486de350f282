import type { RouteComponent } from '@tanstack/react-router';
import { type PagePath, page } from '#contract/pages.ts';
import { ErrorScreen } from '#web/features/errors/error-screen.tsx';
import { lazyScreen } from '#web/platform/lazy-screen.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session.ts';
import { storedUser } from '#web/platform/stored-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/*
 * What is put together from several features is put together here. The screens that somebody may
 * meet first are small and come with the start; the others in files of their own.
 */

export const ReviewLearning = lazyScreen(
  () => import('#web/features/mentoring/review-learning-screen.tsx'),
  'ReviewLearningScreen',
);
export const Review = lazyScreen(
  () => import('#web/features/mentoring/review-screen.tsx'),
  'ReviewScreen',
);
export const Areas = lazyScreen(
  () => import('#web/features/learning/areas-screen.tsx'),
  'AreasScreen',
);
export const Pods = lazyScreen(
  () => import('#web/features/learning/pods-screen.tsx'),
  'PodsScreen',
);
export const Lookups = lazyScreen(
  () => import('#web/features/learning/lookups-screen.tsx'),
  'LookupsScreen',
);
export const AssignLearning = lazyScreen(
  () => import('#web/features/assigning/assign-learning-screen.tsx'),
  'AssignLearningScreen',
);
export const AssignMany = lazyScreen(
  () => import('#web/features/assigning/assign-many-screen.tsx'),
  'AssignManyScreen',
);
export const Reflections = lazyScreen(
  () => import('#web/features/questions/reflections-screen.tsx'),
  'ReflectionsScreen',
);

export const Organisations = lazyScreen(
  () => import('#web/features/organisations/organisations-screen.tsx'),
  'OrganisationsScreen',
);
export const Caseload = lazyScreen(
  () => import('#web/features/caseload/caseload-screen.tsx'),
  'CaseloadScreen',
);
export const Users = lazyScreen(() => import('./users-screen.tsx'), 'Users');

export const Imports = lazyScreen(
  () => import('#web/features/imports/imports-screen.tsx'),
  'ImportsScreen',
);
export const Import = lazyScreen(
  () => import('#web/features/imports/import-screen.tsx'),
  'ImportScreen',
);

export const Subscriptions = lazyScreen(
  () => import('#web/features/subscriptions/subscriptions-screen.tsx'),
  'SubscriptionsScreen',
);

export const Localisation = lazyScreen(
  () => import('#web/features/localisation/localisation-screen.tsx'),
  'LocalisationScreen',
);
export const History = lazyScreen(
  () => import('#web/features/history/history-screen.tsx'),
  'HistoryScreen',
);
export const System = lazyScreen(
  () => import('#web/features/system/system-screen.tsx'),
  'SystemScreen',
);

export const MyLearning = lazyScreen(
  () => import('#web/features/my-learning/my-learning-screen.tsx'),
  'MyLearningScreen',
);
export const MyReflection = lazyScreen(
  () => import('#web/features/my-learning/reflection-screen.tsx'),
  'ReflectionScreen',
);
export const MyCertificates = lazyScreen(
  () => import('#web/features/my-learning/certificates-screen.tsx'),
  'CertificatesScreen',
);
export const Corrections = lazyScreen(
  () => import('#web/features/corrections/corrections-screen.tsx'),
  'CorrectionsScreen',
);

export const Dashboard = lazyScreen(() => import('./dashboard.tsx'), 'Dashboard');

export const Maintenance = lazyScreen(() => import('./maintenance.tsx'), 'Maintenance');
export const Login = lazyScreen(() => import('./login.tsx'), 'Login');

const joining = () => import('./joining-screens.tsx');

export const Register = lazyScreen(joining, 'Register');
export const ForgotPassword = lazyScreen(joining, 'ForgotPassword');
export const ResetPassword = lazyScreen(joining, 'ResetPassword');
export const SetUp = lazyScreen(joining, 'SetUp');
export const VerifyEmail = lazyScreen(joining, 'VerifyEmail');
export const Notices = lazyScreen(
  () => import('#web/features/notices/notices-screen.tsx'),
  'NoticesScreen',
);
export const Account = lazyScreen(() => import('./account.tsx'), 'Account');

const Forbidden = lazyScreen(() => import('#web/features/errors/forbidden.tsx'), 'Forbidden');

/** A page of the shell: its screen for those who may see it, its heading while it loads. */
export function framed<const P extends PagePath>(path: P, Screen: RouteComponent) {
  const { title, purpose, allow } = page(path);
  const Framed = () =>
    hasPermission(useCurrentUser(), allow) ? (
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
  /** Called by the router, so that the page has its file when it is drawn. */
  async function preload() {
    const user = storedUser();
    await (user && !hasPermission(user, allow) ? Forbidden : Screen).preload?.();
  }
  const component: RouteComponent = Object.assign(Framed, { preload });
  return { path, component, pendingComponent: Pending, errorComponent: ErrorScreen };
}
