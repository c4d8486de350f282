import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { phraseIndex } from '#contract/phrases/phrases.openings.ts';
import { OwnTokens } from '#web/features/api-tokens/own-tokens.tsx';
import { AccountScreen } from '#web/features/my-account/account-screen.tsx';
import { Deadline } from '#web/features/my-account/factors/rule-line.tsx';
import { NoticeSettingsPanel } from '#web/features/notices/notice-settings-panel.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { useMayCall } from '#web/platform/session/session.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

const route = getRouteApi('/shell/account');

/** Only mentors have it. */
const MyPhrases = lazyPart(
  async () => (await import('#web/features/mentoring/phrases/my-phrases.tsx')).MyPhrases,
  () => <Skeleton lines={4} />,
);

const Factors = lazyPart(
  async () => (await import('#web/features/my-account/factors/factors.tsx')).Factors,
  () => <Skeleton lines={3} />,
);

const LinkedLogins = lazyPart(
  async () => (await import('#web/features/sign-in/linked-logins.tsx')).LinkedLogins,
  () => <Skeleton lines={2} />,
);

/** Somebody's own account, when they are mailed about what, and what a mentor has ready to write. */
export function AccountPage() {
  const { sign_in: outcome } = route.useSearch();
  const isMentor = useMayCall(phraseIndex);
  const notices = (
    <Suspense fallback={<Skeleton />}>
      <NoticeSettingsPanel />
    </Suspense>
  );
  return (
    <AccountScreen
      factors={
        <>
          <Deadline />
          <Factors />
        </>
      }
      logins={<LinkedLogins outcome={outcome} />}
      notices={notices}
      phrases={isMentor && <MyPhrases />}
      tokens={<OwnTokens />}
    />
  );
}
