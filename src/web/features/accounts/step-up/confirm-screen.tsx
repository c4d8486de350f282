import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ownFactors } from '#contract/factors/factors.ts';
import { page } from '#contract/pages/pages.ts';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { isLocalPath } from '#web/platform/session/intended-path.ts';
import { apiBase } from '#web/settings.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { NewRecoveryCode } from '../new-recovery-code.tsx';
import { ProofForm } from './proof-form.tsx';

const route = getRouteApi('/confirm');
const { title } = page('/confirm');

/** Anyone may have written the link: only a file of ours is gone on to. */
const isFile = (path: string | undefined): path is string =>
  path !== undefined && isLocalPath(path) && path.startsWith('/api/');

/** On the way to a file that a link opened, which can ask nobody in place. */
export function ConfirmScreen() {
  const { to } = route.useSearch();
  const navigate = route.useNavigate();
  const { factors } = useSuspenseQuery(read(ownFactors, {})).data;
  const { t } = useTranslation();
  const [newCode, setNewCode] = useState<string>();
  const [isStarted, setIsStarted] = useState(false);

  function goOn() {
    if (!isFile(to)) return void navigate({ to: '/dashboard', replace: true });
    setNewCode(undefined);
    setIsStarted(true);
    location.assign(apiBase() + to);
  }

  return (
    <GuestCard>
      <PageHeader title={title} />
      {isStarted ? (
        <>
          <Callout tone="ok" role="status">
            {t(stepUpMessages.started)}
          </Callout>
          <Button autoFocus onClick={() => history.back()}>
            {t(stepUpMessages.back)}
          </Button>
        </>
      ) : newCode === undefined ? (
        <ProofForm
          factors={factors.map(({ kind }) => kind)}
          onDone={(code) => (code === undefined ? goOn() : setNewCode(code))}
          onCancel={() => history.back()}
        />
      ) : (
        <NewRecoveryCode code={newCode} about={stepUpMessages.newCode} onSaved={goOn} />
      )}
    </GuestCard>
  );
}
