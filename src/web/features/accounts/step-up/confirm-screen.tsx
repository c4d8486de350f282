import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ownFactors } from '#contract/factors/factors.ts';
import { page } from '#contract/pages/pages.ts';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { isLocalPath } from '#web/platform/session/intended-path.ts';
import { apiBase } from '#web/settings.ts';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { NewRecoveryCode } from '../new-recovery-code.tsx';
import { ConfirmDone } from './confirm-done.tsx';
import { NotConfirmed } from './not-confirmed.tsx';
import { announceProof } from './proof-channel.ts';
import { ProofForm } from './proof-form.tsx';
import { ProviderProof } from './provider-proof.tsx';

const route = getRouteApi('/confirm');
const { title } = page('/confirm');

/** Anyone may have written the link: only a file of ours is gone on to. */
const isFile = (path: string | undefined): path is string =>
  path !== undefined && isLocalPath(path) && path.startsWith('/api/');

/** On the way to a file that a link opened, which can ask nobody in place. */
export function ConfirmScreen() {
  const { to, confirmed, sign_in: outcome } = route.useSearch();
  const navigate = route.useNavigate();
  const { confirm_by: methods } = useSuspenseQuery(read(ownFactors, {})).data;
  const [newCode, setNewCode] = useState<string>();
  const [isStarted, setIsStarted] = useState(false);
  const isBack = confirmed !== undefined && outcome === undefined;
  const isForOtherTab = confirmed === 'tab';

  function goOn() {
    if (!isFile(to)) return void navigate({ to: '/dashboard', replace: true });
    setNewCode(undefined);
    setIsStarted(true);
    location.assign(apiBase() + to);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they come back
  useEffect(() => {
    if (isBack && isForOtherTab) announceProof();
    else if (isBack) goOn();
  }, []);

  const query = new URLSearchParams({ confirmed: confirmed ?? '1', ...(isFile(to) && { to }) });
  return (
    <GuestCard>
      <PageHeader title={title} />
      {outcome !== undefined && <NotConfirmed outcome={outcome} />}
      {isStarted || isBack ? (
        <ConfirmDone isForOtherTab={isForOtherTab} isBack={isBack} />
      ) : newCode !== undefined ? (
        <NewRecoveryCode code={newCode} about={stepUpMessages.newCode} onSaved={goOn} />
      ) : methods.includes('sso') ? (
        <ProviderProof
          why={stepUpMessages.provider}
          to={`/confirm?${query}`}
          onCancel={() => history.back()}
        />
      ) : (
        <ProofForm
          methods={methods}
          onDone={(code) => (code === undefined ? goOn() : setNewCode(code))}
          onCancel={() => history.back()}
        />
      )}
    </GuestCard>
  );
}
