import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { page } from '#contract/pages/pages.ts';
import { twoStepMessages } from '#messages/factors/two-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isLocalPath } from '#web/platform/session/intended-path.ts';
import { returnPath } from '#web/platform/session/return-path.ts';
import { refetchCurrentUser, useCurrentUser } from '#web/platform/session/session.ts';
import { apiBase } from '#web/settings.ts';
import { Button } from '#web/ui/button/button.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';

const route = getRouteApi('/two-step-login');
const { title } = page('/two-step-login');

type Props = { factors: (onward: ReactNode) => ReactNode; logOut: ReactNode };

/** Where a role requires a second step and there is none: set up here, and back to where they were. */
export function SetUpScreen({ factors, logOut }: Props) {
  const { t } = useTranslation();
  const { second_factor } = useCurrentUser();
  return (
    <GuestCard>
      <PageHeader title={title} />
      {second_factor && <p>{t(twoStepMessages.overdue)}</p>}
      <h2 className="visually-hidden">{t(twoStepMessages.setUp)}</h2>
      {factors(<GoOn />)}
      {logOut}
    </GuestCard>
  );
}

function GoOn() {
  const { t } = useTranslation();
  const { to } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  /** Anyone may have written the link: it leads to a page or a file of ours alone. */
  async function goOn() {
    setIsBusy(true);
    await refetchCurrentUser(client);
    if (to && isLocalPath(to) && to.startsWith('/api/')) location.assign(apiBase() + to);
    else void navigate({ href: returnPath(to), replace: true });
  }
  return (
    <div>
      <Button variant="primary" busy={isBusy} onClick={() => void goOn()}>
        {t(twoStepMessages.goOn)}
      </Button>
    </div>
  );
}
